import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { csvLines } from '#core/server/spreadsheets/csv/csv-lines.ts';
import type { SpreadsheetWriter } from '#core/server/spreadsheets/writing/spreadsheet-writer.ts';
import {
  downloadImportFaultsContract,
  getImportTemplateContract,
  listImportedRowsContract,
  listImportFaultsContract,
} from '../contract/schemas.ts';
import { FAULT_COLUMNS, type ImportLists } from './import-lists.ts';
import type { ImportPlaces } from './import-places.ts';
import type { ImportSteps } from './import-steps.ts';
import { templateFile } from './template-file.ts';

interface HandlerParts {
  readonly places: ImportPlaces;
  readonly steps: ImportSteps;
  readonly lists: ImportLists;
  readonly spreadsheets: Pick<SpreadsheetWriter, 'write'>;
}

/** The lists of rows and faults, and the downloads. */
export function importRowHandlers({ places, steps, lists, spreadsheets }: HandlerParts): readonly Handler[] {
  return [
    handle(listImportFaultsContract, {
      policy: 'authenticated',
      run: async ({ actor, params }) => ({ items: await lists.faults((await steps.own(actor, params.id)).id) }),
    }),
    handle(listImportedRowsContract, {
      policy: 'authenticated',
      run: async ({ actor, params, query }) => lists.rows((await steps.own(actor, params.id)).id, query),
    }),
    handleDownload(downloadImportFaultsContract, {
      policy: 'authenticated',
      run: async ({ actor, params }) => {
        const { id } = await steps.own(actor, params.id);
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
