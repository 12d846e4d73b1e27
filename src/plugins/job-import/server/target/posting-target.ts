import type { ImportTarget } from '#plugins/imports/contract/import-target.ts';
import type { PostingImports } from '#plugins/jobs/contract/posting-imports.ts';
import { postingPlace } from './posting-place.ts';

/**
 * Job postings as the target of imports. The place is the id of a company, for its members and for administrators with the duty `jobs`. The
 * place with the empty name is for these administrators alone: there, the company is a column.
 */
export function postingTarget(postings: Pick<PostingImports, 'open'>, now: () => Date): ImportTarget {
  return {
    open: async (actor, place) => {
      const access = await postings.open(actor, place === '' ? undefined : place);
      return access.kind === 'open' ? { kind: 'open', place: postingPlace(access.scope, now) } : access;
    },
  };
}
