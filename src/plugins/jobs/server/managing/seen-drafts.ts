import { type SqlBool, sql } from 'kysely';
import type { PostingCall } from '../posting-access.ts';
import { sideOf } from '../posting-access.ts';

/** Which drafts a user sees among the postings of a list: all, none, or those that the user with this id has begun. */
export type SeenDrafts = 'all' | 'none' | { readonly author: string };

/** Members of a company see its drafts, but not in a view of the site as them. Administrators see those that they have begun themselves. */
export function draftsSeenBy({ actor, isViewed }: Pick<PostingCall, 'actor' | 'isViewed'>): SeenDrafts {
  if (isViewed) return 'none';
  return sideOf(actor) === 'member' ? 'all' : { author: actor.userId };
}

/** Whether a row of `job_postings` is none of the drafts that the user does not see. */
export function isSeen(drafts: SeenDrafts) {
  if (drafts === 'all') return sql<SqlBool>`true`;
  if (drafts === 'none') return sql<SqlBool>`job_postings.status <> 'draft'`;
  return sql<SqlBool>`(job_postings.status <> 'draft' or ${isSeenDraft(drafts)})`;
}

/** The same for rows that are all drafts. The drafts of an author are found by an index, so the other drafts are not read. */
export function isSeenDraft(drafts: SeenDrafts) {
  if (drafts === 'all') return sql<SqlBool>`true`;
  if (drafts === 'none') return sql<SqlBool>`false`;
  return sql<SqlBool>`job_postings.created_by = ${drafts.author}::uuid`;
}
