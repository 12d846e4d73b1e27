import { v7 as uuidv7 } from 'uuid';
import { type AccessAnswers, type AccessCell, type AccessRow, type AccessStatus, forSignedIn } from '#core/testing/access-row.ts';
import type { LooseInput } from '#core/testing/test-request.ts';
import {
  applyImport,
  cancelImport,
  deleteMapping,
  downloadImportFaults,
  getImport,
  getImportPlace,
  getImportTemplate,
  getMapping,
  keepMapping,
  listImportedRows,
  listImportFaults,
  listImports,
  listMappings,
  mapImport,
  readImportAgain,
  startImport,
  undoImport,
} from '../../contract/endpoints.ts';
import type { ImportState } from '../../contract/import-run.ts';
import type { ImportMapping } from '../../contract/mapping-schemas.ts';
import type { ImportTables } from '../import-tables.ts';
import { GARDEN, plantsServerPlugin } from './plants-server-plugin.ts';

const MAPPING: ImportMapping = {
  columns: { code: { kind: 'column', label: 'Code' }, name: { kind: 'column', label: 'Name' } },
  hidesMissing: false,
};

/** The garden exists only for employers and full administrators. */
function inGarden(status: AccessStatus): AccessAnswers {
  return { visitor: 401, newcomer: 404, candidate: 404, employer: status, admin: status };
}

async function ownerOf({ server, who, name, ownership }: AccessCell): Promise<string> {
  const owner = ownership === 'own' && who !== 'visitor' ? server.as(who, name) : server.as('employer', `${name}-${who}-owner`);
  return (await owner.actor()).userId;
}

/** An import of the cell's owner in the state. */
async function importIn(cell: AccessCell, state: ImportState): Promise<{ readonly params: { readonly id: string } }> {
  const at = new Date();
  const { id } = await cell.server.db
    .$extendTables<ImportTables>()
    .insertInto('imports')
    .values({
      ...{ id: uuidv7(), ...GARDEN, user_id: await ownerOf(cell), file_name: 'plants.csv', state, step_at: at, created_at: at },
      ...{ columns: JSON.stringify(['Code', 'Name'].map((label) => ({ label, examples: [], values: [] }))), rows: 1 },
      layout: JSON.stringify({ sheets: [], sheet: 0, headerLine: 1, firstRows: [{ line: 1, cells: ['Code', 'Name'] }] }),
      mapping: JSON.stringify(MAPPING),
      counts: JSON.stringify({ new: 1, changed: 0, unchanged: 0, faulty: 0, hidden: 0 }),
      undo_until: new Date(at.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

async function mappingOf(cell: AccessCell): Promise<LooseInput> {
  const { id } = await cell.server.db
    .$extendTables<ImportTables>()
    .insertInto('import_mappings')
    .values({
      ...{ id: uuidv7(), ...GARDEN, user_id: await ownerOf(cell), name: 'Mine', name_key: uuidv7(), created_at: new Date() },
      mapping: JSON.stringify(MAPPING),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

const place = async (): Promise<LooseInput> => ({ query: GARDEN });
const OWN = { own: 200, foreign: 404 };
const STEP = { own: 202, foreign: 404 };

/** Has a target, because the plugin itself has none. */
export const accessPlugins = [plantsServerPlugin];

export const accessRows: readonly AccessRow[] = [
  { call: getImportPlace, answers: inGarden(200), input: place, screens: [] },
  { call: getImportTemplate, answers: inGarden(200), input: async () => ({ query: { ...GARDEN, format: 'csv' } }), screens: [] },
  { call: listImports, answers: inGarden(200), input: place, screens: [] },
  { call: listMappings, answers: inGarden(200), input: place, screens: [] },
  { call: keepMapping, answers: inGarden(200), input: async () => ({ query: GARDEN, body: { name: 'Mine', mapping: MAPPING } }) },
  {
    call: startImport,
    answers: inGarden(202),
    input: async () => ({ query: GARDEN, file: { name: 'plants.csv', content: 'Code,Name\nrose,Rose\n' } }),
  },
  { call: getImport, answers: inGarden(OWN), input: (cell) => importIn(cell, 'checked'), screens: [] },
  {
    call: readImportAgain,
    answers: inGarden(STEP),
    input: async (cell) => ({ ...(await importIn(cell, 'mapping')), body: { version: 1, sheet: 0 } }),
  },
  {
    call: mapImport,
    answers: inGarden(STEP),
    input: async (cell) => ({ ...(await importIn(cell, 'mapping')), body: { version: 1, mapping: MAPPING } }),
  },
  { call: listImportFaults, answers: inGarden(OWN), input: (cell) => importIn(cell, 'checked'), screens: [] },
  { call: downloadImportFaults, answers: inGarden(OWN), input: (cell) => importIn(cell, 'checked'), screens: [] },
  {
    call: listImportedRows,
    answers: inGarden(OWN),
    input: async (cell) => ({ ...(await importIn(cell, 'checked')), query: { result: 'new' } }),
    screens: [],
  },
  {
    call: applyImport,
    answers: inGarden(STEP),
    input: async (cell) => ({ ...(await importIn(cell, 'checked')), body: { version: 1, faulty: 'skip' } }),
  },
  { call: undoImport, answers: inGarden(STEP), input: async (cell) => ({ ...(await importIn(cell, 'applied')), body: { version: 1 } }) },
  // The user who began an import may cancel it, also without the right.
  {
    call: cancelImport,
    answers: forSignedIn({ own: 204, foreign: 404 }),
    input: (cell) => importIn(cell, 'checked'),
  },
  { call: getMapping, answers: forSignedIn({ own: 200, foreign: 404 }), input: mappingOf, screens: [] },
  {
    call: deleteMapping,
    answers: forSignedIn({ own: 204, foreign: 404 }),
    input: mappingOf,
  },
];
