import { type AccessRow, answers } from '#core/testing/access-row.ts';
import { suggestPlaces } from '../../contract/endpoints.ts';

/** Expected access to the endpoints of the plugin `places`. */
export const accessRows: readonly AccessRow[] = [
  { call: suggestPlaces, answers: answers(200), screens: [], input: async () => ({ query: { q: 'ber' } }) },
];
