import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import type { PostingListener } from '#plugins/jobs/contract/posting-references.ts';
import { keepPromise } from './answer-promises.ts';
import { copyTerms } from './stored-terms.ts';

/** Follows copies and changes of postings. */
export function followedPostings(postings: Pick<PostingDirectory, 'lockedState'>): Pick<PostingListener, 'copied' | 'edited'> {
  return {
    copied: (transaction, ids) => copyTerms(transaction, ids),
    edited: (transaction, jobId) => keepPromise(postings, transaction, jobId),
  };
}
