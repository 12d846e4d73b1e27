import { endpoint } from '#core/contract/endpoint.ts';
import { downloadEndpoint, uploadEndpoint } from '#core/contract/file-endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { PageInput } from '#core/contract/paging-schema.ts';
import type { SpreadsheetFormat } from '#core/contract/spreadsheets.ts';
import { SPREADSHEET_LIMITS } from './import-limits.ts';
import type { FaultyChoice, ImportFault, ListedImport, RowResult } from './import-run.ts';
import type { ImportMapping } from './mapping-schemas.ts';
import type { ImportedRow, ImportPlaceDescription, ImportPlaceQuery, ImportRun, KeptMapping, ListedMapping } from './schemas.ts';

/** The columns of a place; 404 for a place that the caller may not import into. */
export const getImportPlace = endpoint<{ query: ImportPlaceQuery; reply: ImportPlaceDescription }>({
  id: 'imports.get-import-place',
  method: 'GET',
  path: '/import-places',
  summary: 'The columns that can be imported at a place.',
});

/** An empty spreadsheet with the columns of a place. The workbook has a row of explanations, which an import skips. */
export const getImportTemplate = downloadEndpoint<{ query: ImportPlaceQuery & { format: SpreadsheetFormat } }>({
  id: 'imports.get-import-template',
  path: '/import-places/template',
  summary: 'A spreadsheet to fill in and import.',
});

/**
 * Uploads a spreadsheet. The server reads it in the background: ask with `getImport`. 507 `imports.quota` when the rows of the account's
 * imports leave no room.
 */
export const startImport = uploadEndpoint<{ query: ImportPlaceQuery; reply: ImportRun }>({
  id: 'imports.start-import',
  method: 'POST',
  path: '/imports',
  summary: 'Uploads a spreadsheet to import.',
  maxBytes: SPREADSHEET_LIMITS.bytes,
  maxSeconds: 300,
});

/** The imports of a place in the last 30 days, newest first. */
export const listImports = endpoint<{ query: ImportPlaceQuery & PageInput; reply: Page<ListedImport> }>({
  id: 'imports.list-imports',
  method: 'GET',
  path: '/imports',
  summary: 'Past imports of a place.',
});

/** An import of the caller, or one of an operator in a place into which the caller may import. */
export const getImport = endpoint<{ params: { id: string }; reply: ImportRun }>({
  id: 'imports.get-import',
  method: 'GET',
  path: '/imports/:id',
  summary: 'The state of an import.',
});

/** Reads another sheet, or another row as the header. Possible until the import is applied. */
export const readImportAgain = endpoint<{
  params: { id: string };
  body: { version: number; sheet: number; headerLine?: number | undefined };
  reply: ImportRun;
}>({
  id: 'imports.read-import-again',
  method: 'PUT',
  path: '/imports/:id/layout',
  summary: 'Chooses the sheet and the row of the header, and reads the file again.',
});

/** Chooses the mapping and checks all rows with it. Possible until the import is applied. */
export const mapImport = endpoint<{ params: { id: string }; body: { version: number; mapping: ImportMapping }; reply: ImportRun }>({
  id: 'imports.map-import',
  method: 'PUT',
  path: '/imports/:id/mapping',
  summary: 'Chooses how the columns of the file are read, and checks the rows.',
});

/** The most frequent faults. Equal ones are one item. */
export const listImportFaults = endpoint<{ params: { id: string }; reply: { items: ImportFault[] } }>({
  id: 'imports.list-import-faults',
  method: 'GET',
  path: '/imports/:id/faults',
  summary: 'Faults in the rows of an import, equal ones together.',
});

/** All faults as CSV. */
export const downloadImportFaults = downloadEndpoint<{ params: { id: string } }>({
  id: 'imports.download-import-faults',
  path: '/imports/:id/faults/download',
  summary: 'All faults in the rows of an import, as CSV.',
});

/** The rows with a result, by line. */
export const listImportedRows = endpoint<{ params: { id: string }; query: PageInput & { result: RowResult }; reply: Page<ImportedRow> }>({
  id: 'imports.list-imported-rows',
  method: 'GET',
  path: '/imports/:id/rows',
  summary: 'The rows of an import with their differences.',
});

/** Writes all rows without faults in one transaction, in the background. 409 when the version is not the current one. */
export const applyImport = endpoint<{ params: { id: string }; body: { version: number; faulty: FaultyChoice }; reply: ImportRun }>({
  id: 'imports.apply-import',
  method: 'POST',
  path: '/imports/:id/apply',
  summary: 'Writes the rows of an import.',
});

/** Takes an import back within 24 hours, in the background. Rows that were changed since stay. */
export const undoImport = endpoint<{ params: { id: string }; body: { version: number }; reply: ImportRun }>({
  id: 'imports.undo-import',
  method: 'POST',
  path: '/imports/:id/undo',
  summary: 'Takes an import back.',
});

/** Cancels an import at any time before it is applied. An import that was applied leaves the list and can no longer be undone. */
export const cancelImport = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'imports.cancel-import',
  method: 'DELETE',
  path: '/imports/:id',
  summary: 'Cancels or deletes an import, with its rows.',
});

/** The mappings that the caller keeps for a place, by name. */
export const listMappings = endpoint<{ query: ImportPlaceQuery; reply: { items: ListedMapping[] } }>({
  id: 'imports.list-import-mappings',
  method: 'GET',
  path: '/import-mappings',
  summary: 'The mappings that you keep for a place.',
});

/** A mapping of the caller with its content. */
export const getMapping = endpoint<{ params: { id: string }; reply: KeptMapping }>({
  id: 'imports.get-import-mapping',
  method: 'GET',
  path: '/import-mappings/:id',
  summary: 'A mapping that you keep.',
});

/** Keeps a mapping under a name. It takes the place of one with the same name. */
export const keepMapping = endpoint<{ query: ImportPlaceQuery; body: { name: string; mapping: ImportMapping }; reply: KeptMapping }>({
  id: 'imports.keep-import-mapping',
  method: 'PUT',
  path: '/import-mappings',
  summary: 'Keeps a mapping under a name.',
});

export const deleteMapping = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'imports.delete-import-mapping',
  method: 'DELETE',
  path: '/import-mappings/:id',
  summary: 'Deletes a kept mapping.',
});
