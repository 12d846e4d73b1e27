import { getEpoch } from '#core/contract/epoch.ts';
import { getMe } from '#core/contract/me.ts';
import { putPlace } from '#core/contract/reader-place.ts';
import { type AccessRow, answers, forSignedIn, onlyFor } from './access-row.ts';
import { fileAccessRows } from './file-access-rows.ts';
import { papersServerPlugin } from './papers-server-plugin.ts';
import { KNOWN_SHELF, putInHaste, putOnShelf, shelfList, shelfServerPlugin, takeFromShelf } from './shelf-server-plugin.ts';

/** Sample plugins for the kinds of calls that the core offers. */
export const accessPlugins = [shelfServerPlugin(), papersServerPlugin];

const FILE = { name: 'one.txt', content: 'one' };
const SHARED = 'there is one shelf';

export const accessRows: readonly AccessRow[] = [
  { call: getMe, answers: forSignedIn(200) },
  { call: getEpoch, answers: answers(200) },
  { call: putPlace, answers: forSignedIn(204), input: async () => ({ body: { locale: 'ar-MA', timeZone: 'Africa/Casablanca' } }) },
  {
    call: putOnShelf,
    answers: onlyFor({ candidate: 201 }),
    input: async () => ({ params: { id: KNOWN_SHELF }, file: FILE }),
    shared: SHARED,
  },
  { call: putInHaste, answers: onlyFor({ candidate: 200 }), input: async () => ({ file: FILE }) },
  { call: takeFromShelf, answers: forSignedIn(200), input: async () => ({ params: { id: KNOWN_SHELF } }), shared: SHARED },
  { call: shelfList, answers: answers(200) },
  ...fileAccessRows,
];
