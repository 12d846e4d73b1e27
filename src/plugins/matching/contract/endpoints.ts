import { endpoint } from '#core/contract/endpoint.ts';
import type { JobMatch } from './schemas.ts';

/** The user's matches with postings. Postings that are not open to everybody are left out. */
export const listMatches = endpoint<{
  /** Ids of postings, separated by commas; at most {@link MOST_MATCHES}. */
  query: { jobs: string };
  reply: {
    /** The version of the rules. */
    rules: number;
    items: JobMatch[];
  };
}>({
  id: 'matching.list',
  method: 'GET',
  path: '/matches',
  summary: 'How well postings match your profile.',
});
