import type { ComponentType, ReactNode } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Job } from './job.ts';

/** The pay of a posting as text in the user's language. */
export interface PostingPay {
  /** The amount without its period, or a sentence that says that the posting gives no amount. */
  readonly amount: string;
  /** The pay period, such as "a month"; `undefined` without an amount. */
  readonly period: string | undefined;
  /** The amount and the period in one line. */
  readonly line: ReactNode;
}

/** The props of a {@link PostingPart}'s components. */
export interface PostingPartProps {
  readonly job: Job;
  readonly pay: PostingPay;
}

/** An action on a published posting, shown beside its text. */
export interface PostingPart {
  /** Only users with this ability see the part. */
  readonly ability: { readonly subject: string; readonly action: string };
  /** Loads the panel at the end side of a wide screen. */
  readonly loadPanel: () => Promise<{ readonly Panel: ComponentType<PostingPartProps> }>;
  /** Loads the one-line bar at the bottom of a small screen. */
  readonly loadBar: () => Promise<{ readonly Bar: ComponentType<PostingPartProps> }>;
}

/** Client plugins add actions on a posting here. The page shows only the first part that the user's abilities allow. */
export const postingParts = extensionPoint<PostingPart>('jobs.posting-parts');
