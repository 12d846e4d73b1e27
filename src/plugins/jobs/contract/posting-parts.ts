import type { ComponentType, ReactNode } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Job } from './job.ts';

/** The pay of a posting in the words of the reader's language. */
export interface PostingPay {
  /** The amount without its period, or a sentence that says that none is given. */
  readonly amount: string;
  /** What it is paid for, such as "a month"; `undefined` where no amount is given. */
  readonly period: string | undefined;
  /** Both in one line. */
  readonly line: ReactNode;
}

/** What a part of a posting's page is given. */
export interface PostingPartProps {
  readonly job: Job;
  readonly pay: PostingPay;
}

/** What can be done with a published posting, beside its text. */
export interface PostingPart {
  /** It stands there for users who have this ability. */
  readonly ability: { readonly subject: string; readonly action: string };
  /** Loads what stands at the end side of a wide screen. */
  readonly loadPanel: () => Promise<{ readonly Panel: ComponentType<PostingPartProps> }>;
  /** Loads what stands in one line at the bottom of a small screen. */
  readonly loadBar: () => Promise<{ readonly Bar: ComponentType<PostingPartProps> }>;
}

/** Where a client plugin adds what can be done with a posting. The page has room for one: the first for the user's abilities counts. */
export const postingParts = extensionPoint<PostingPart>('jobs.posting-parts');
