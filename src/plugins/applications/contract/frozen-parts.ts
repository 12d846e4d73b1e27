import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { ApplicationInput } from './applying/application-input-schemas.ts';
import type { DraftContent } from './applying/draft-schemas.ts';
import type { Terms } from './applying/terms-schemas.ts';

/** An application that is being sent. Its input fits the terms. */
export interface SentApplication {
  readonly jobId: string;
  readonly candidateId: string;
  readonly input: ApplicationInput;
  readonly terms: Terms;
  /** The files that the candidate's draft for this posting keeps. */
  readonly draftFiles: ReadonlySet<string>;
  /** Whether it was sent before copies were made. Its copy is made from what is there now. */
  readonly isEarlier?: boolean;
}

/** A file of a frozen part. */
export interface FrozenFile {
  readonly purpose: string;
  readonly fileId: string;
  /** Where the input names it, for issues; empty for a file that the input does not name. */
  readonly path: string;
}

/** What is kept of a part. */
export interface FrozenCopy {
  /** At most 1 MB of JSON. */
  readonly copy: object;
  readonly files: readonly FrozenFile[];
}

/** A draft that is being saved. */
export interface ChangedDraft {
  readonly candidateId: string;
  readonly content: DraftContent;
  readonly terms: Terms;
  readonly before: DraftContent;
  /** The files that the draft keeps until now. */
  readonly keptFiles: ReadonlySet<string>;
}

/** A part of what is sent with an application, for example the CV. */
export interface FrozenPart {
  /** Unique among all parts. */
  readonly name: string;
  /**
   * Reads what is sent, in the transaction that sends the application. The candidate's row in `users` is locked. `undefined` when the candidate
   * sends nothing of it.
   *
   * @throws ApiFault invalid, with paths of the input
   */
  readonly freeze: (transaction: Transaction, sent: SentApplication) => Promise<FrozenCopy | undefined>;
  /**
   * The files that a draft with this content keeps, besides those that stay anyway. `before` is its content as stored. Paths are those of the
   * content.
   */
  readonly draftFiles?: (transaction: Transaction, draft: ChangedDraft) => Promise<readonly FrozenFile[]>;
  /** The texts in the copy by which the company finds the application. Default: none. Those of its files are found anyway. */
  texts?(copy: object): readonly string[];
  /** The copy as its candidate reads it. Default: the same as the company reads. */
  forCandidate?(copy: object): object;
}

/** Server plugins add the parts of applications here, in the order for readers. */
export const frozenParts = extensionPoint<FrozenPart>('applications.frozen-parts');
