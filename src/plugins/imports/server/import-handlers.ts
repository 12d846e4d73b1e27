import type { Actor } from '#core/contract/actor.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { handleUpload } from '#core/server/http/files/handle-upload.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { csvLines } from '#core/server/spreadsheets/csv/csv-lines.ts';
import type { SpreadsheetWriter } from '#core/server/spreadsheets/writing/spreadsheet-writer.ts';
import {
  applyImportContract,
  cancelImportContract,
  deleteMappingContract,
  downloadImportFaultsContract,
  getImportContract,
  getImportPlaceContract,
  getImportTemplateContract,
  getMappingContract,
  type ImportRun,
  keepMappingContract,
  listImportedRowsContract,
  listImportFaultsContract,
  listImportsContract,
  listMappingsContract,
  mapImportContract,
  readImportAgainContract,
  startImportContract,
  undoImportContract,
} from '../contract/schemas.ts';
import { FAULT_COLUMNS, type ImportLists } from './import-lists.ts';
import type { ImportPlaces } from './import-places.ts';
import type { ImportSteps } from './import-steps.ts';
import type { ImportDatabase, StoredImport } from './import-tables.ts';
import { importRun, listedImports } from './import-view.ts';
import { deleteMapping, keepMapping, keptMapping, keptMappings } from './kept-mappings.ts';
import { templateFile } from './template.ts';

interface HandlerDependencies {
  readonly db: ImportDatabase;
  readonly places: ImportPlaces;
  readonly steps: ImportSteps;
  readonly lists: ImportLists;
  readonly spreadsheets: Pick<SpreadsheetWriter, 'write'>;
  readonly now: () => Date;
}

// Each file takes up to a minute of a processor.
const START_LIMIT = { max: 60, windowMinutes: 60 };

const STEP_REFUSALS = ['forbidden', 'conflict', 'imports.state'] as const;

/** The calls of imports. */
export function importHandlers(dependencies: HandlerDependencies): readonly Handler[] {
  return [...stepHandlers(dependencies), ...rowHandlers(dependencies)];
}

/** All but downloads and lists of rows. */
function stepHandlers({ db, places, steps, lists, now }: HandlerDependencies): readonly Handler[] {
  const shown = (actor: Actor, row: StoredImport): Promise<ImportRun> => importRun(db, actor.userId, row);
  return [
    handle(getImportPlaceContract, {
      policy: 'authenticated',
      refusals: ['forbidden', 'not-found'],
      run: async ({ actor, query }) => {
        const { columns, canHideMissing } = await places.demand(actor, query);
        return { columns, canHideMissing };
      },
    }),
    handleUpload(startImportContract, {
      policy: 'authenticated',
      limit: START_LIMIT,
      refusals: ['forbidden', 'not-found', 'imports.quota'],
      begin: ({ actor, query, file }) => steps.demandStart(actor, query, file.bytes),
      run: async ({ actor, query, file }) => shown(actor, await steps.start(actor, query, file)),
    }),
    handle(listImportsContract, {
      policy: 'authenticated',
      refusals: ['forbidden', 'not-found'],
      run: async ({ actor, query }) => {
        await places.demand(actor, query);
        const { items, nextCursor } = await lists.imports(query);
        return { items: await listedImports(db, actor.userId, items), nextCursor };
      },
    }),
    handle(getImportContract, {
      policy: 'authenticated',
      run: async ({ actor, params }) => shown(actor, await steps.readable(actor, params.id)),
    }),
    handle(readImportAgainContract, {
      policy: 'authenticated',
      limit: START_LIMIT,
      refusals: STEP_REFUSALS,
      run: async ({ actor, params, body: { version, ...choice } }) =>
        shown(actor, await steps.readAgain(actor, { ...params, version }, choice)),
    }),
    handle(mapImportContract, {
      policy: 'authenticated',
      refusals: STEP_REFUSALS,
      run: async ({ actor, params, body }) => shown(actor, await steps.map(actor, { ...params, version: body.version }, body.mapping)),
    }),
    handle(applyImportContract, {
      policy: 'authenticated',
      refusals: STEP_REFUSALS,
      run: async ({ actor, params, body }) => shown(actor, await steps.apply(actor, { ...params, version: body.version }, body.faulty)),
    }),
    handle(undoImportContract, {
      policy: 'authenticated',
      refusals: STEP_REFUSALS,
      run: async ({ actor, params, body }) => shown(actor, await steps.undo(actor, { ...params, version: body.version })),
    }),
    handle(cancelImportContract, {
      policy: 'authenticated',
      refusals: ['imports.state'],
      run: async ({ actor, params }) => {
        await steps.cancel(actor, params.id);
        return undefined;
      },
    }),
    handle(listMappingsContract, {
      policy: 'authenticated',
      refusals: ['forbidden', 'not-found'],
      run: async ({ actor, query }) => {
        await places.demand(actor, query);
        return { items: await keptMappings(db, actor.userId, query) };
      },
    }),
    handle(getMappingContract, {
      policy: 'authenticated',
      run: ({ actor, params }) => keptMapping(db, actor.userId, params.id),
    }),
    handle(keepMappingContract, {
      policy: 'authenticated',
      refusals: ['forbidden', 'not-found'],
      run: async ({ actor, query, body }) => {
        await places.demand(actor, query);
        return keepMapping(db, actor.userId, query, { ...body, at: now() });
      },
    }),
    handle(deleteMappingContract, {
      policy: 'authenticated',
      run: async ({ actor, params }) => {
        await deleteMapping(db, actor.userId, params.id);
        return undefined;
      },
    }),
  ];
}

/** The lists of rows and faults, and the downloads. */
function rowHandlers({ places, steps, lists, spreadsheets }: HandlerDependencies): readonly Handler[] {
  return [
    handle(listImportFaultsContract, {
      policy: 'authenticated',
      run: async ({ actor, params }) => ({ items: await lists.faults((await steps.readable(actor, params.id)).id) }),
    }),
    handle(listImportedRowsContract, {
      policy: 'authenticated',
      run: async ({ actor, params, query }) => lists.rows((await steps.readable(actor, params.id)).id, query),
    }),
    handleDownload(downloadImportFaultsContract, {
      policy: 'authenticated',
      run: async ({ actor, params }) => {
        const { id } = await steps.readable(actor, params.id);
        return { body: csvLines(FAULT_COLUMNS, lists.allFaults(id)), name: 'faults.csv' };
      },
    }),
    handleDownload(getImportTemplateContract, {
      policy: 'authenticated',
      refusals: ['forbidden', 'not-found'],
      run: async ({ actor, query }) => templateFile(spreadsheets, await places.demand(actor, query), query),
    }),
  ];
}
