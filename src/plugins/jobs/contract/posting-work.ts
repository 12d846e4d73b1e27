import { extensionPoint } from '#core/contract/extension-point.ts';

/** Knows which postings wait for their company, for example because of new applications. */
export interface PostingWork {
  /** Ids of these postings of the companies. */
  readonly waitingOf: (companyIds: readonly string[]) => Promise<readonly string[]>;
}

/** Server plugins say here which postings wait for their company. The order `todo` of managed postings has these first. */
export const postingWork = extensionPoint<PostingWork>('jobs.posting-work');
