import { type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { listMatches } from '../../contract/endpoints.ts';

/** Access to the call of the plugin `matching`. Its postings need not exist. */
export const accessRows: readonly AccessRow[] = [
  {
    call: listMatches,
    answers: onlyFor({ candidate: 200 }),
    input: async () => ({ query: { jobs: '018f0000-0000-7000-8000-000000000001' } }),
  },
];
