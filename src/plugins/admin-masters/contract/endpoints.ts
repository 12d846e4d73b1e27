import { endpoint } from '#core/contract/endpoint.ts';
import { downloadEndpoint } from '#core/contract/file-endpoint.ts';
import type { AllRows, CountedPage } from '#core/contract/paging.ts';
import type { SpreadsheetFormat } from '#core/contract/spreadsheets.ts';
import type { MasterRowsQuery, SuggestionDecision } from './master-row.ts';
import type { HistoryEntry, MasterRow, MasterRowDetail, MergePreview } from './reply-schemas.ts';
import type { BulkAction, BulkResult, MasterPlace, MasterRowEdit, MasterRowFilters, NewMasterRow, Suggestion } from './schemas.ts';

interface EntityParams {
  entity: string;
}

interface RowParams extends EntityParams {
  code: string;
}

/** The kinds of master data whose rows the user may read, with the number of rows. */
export const listEntities = endpoint<{ reply: { items: { entity: string; rows: number; untranslated: number }[] } }>({
  id: 'admin-masters.list-entities',
  method: 'GET',
  path: '/masters',
  summary: 'The kinds of master data that you may read.',
});

/** The rows in their own order or by name, in pages. */
export const listRows = endpoint<{
  params: EntityParams;
  query: MasterRowsQuery & { count?: 'only' | undefined };
  reply: CountedPage<MasterRow>;
}>({
  id: 'admin-masters.list-rows',
  method: 'GET',
  path: '/masters/:entity/rows',
  summary: 'Rows of master data, one page at a time.',
});

/** The rows of {@link listRows} in one response, so that all of them can be selected. */
export const listAllRows = endpoint<{
  params: EntityParams;
  query: Omit<MasterRowsQuery, 'limit' | 'cursor'>;
  reply: AllRows<MasterRow>;
}>({
  id: 'admin-masters.list-all-rows',
  method: 'GET',
  path: '/masters/:entity/all',
  summary: 'All rows of a list of master data.',
});

/** All rows that match, in their order, as a spreadsheet whose columns an import reads. Merged rows are left out. */
export const exportRows = downloadEndpoint<{
  params: EntityParams;
  query: MasterRowFilters & { format: SpreadsheetFormat };
}>({
  id: 'admin-masters.export-rows',
  path: '/masters/:entity/export',
  summary: 'Rows of master data as a spreadsheet.',
});

/** The row with this code, or the row into which it was merged; 404 when there is none. */
export const getRow = endpoint<{ params: RowParams; reply: MasterRowDetail }>({
  id: 'admin-masters.get-row',
  method: 'GET',
  path: '/masters/:entity/rows/:code',
  summary: 'One row of master data.',
});

export const createRow = endpoint<{ params: EntityParams; body: NewMasterRow; reply: MasterRowDetail }>({
  id: 'admin-masters.create-row',
  method: 'POST',
  path: '/masters/:entity/rows',
  summary: 'Add a row of master data.',
});

/** Changes a row; 409 when it was changed meanwhile. */
export const updateRow = endpoint<{ params: RowParams; body: MasterRowEdit; reply: MasterRowDetail }>({
  id: 'admin-masters.update-row',
  method: 'PUT',
  path: '/masters/:entity/rows/:code',
  summary: 'Change a row of master data.',
});

/** Deletes an unused row; 409 for a row in use or with rows below it. */
export const deleteRow = endpoint<{ params: RowParams; reply: undefined }>({
  id: 'admin-masters.delete-row',
  method: 'DELETE',
  path: '/masters/:entity/rows/:code',
  summary: 'Delete a row of master data that nothing uses.',
});

/** Moves a row in the order and in the hierarchy; 409 when it was changed meanwhile. */
export const placeRow = endpoint<{ params: RowParams; body: MasterPlace; reply: MasterRowDetail }>({
  id: 'admin-masters.place-row',
  method: 'PUT',
  path: '/masters/:entity/rows/:code/place',
  summary: 'Move a row of master data.',
});

/** Hides, shows or moves several rows. Each row has its own outcome. */
export const changeRows = endpoint<{ params: EntityParams; body: BulkAction; reply: { results: BulkResult[] } }>({
  id: 'admin-masters.change-rows',
  method: 'POST',
  path: '/masters/:entity/rows/bulk',
  summary: 'Hide, show or move several rows of master data.',
});

/** What a merge would change. */
export const previewMerge = endpoint<{ params: RowParams; query: { into: string }; reply: MergePreview }>({
  id: 'admin-masters.preview-merge',
  method: 'GET',
  path: '/masters/:entity/rows/:code/merge',
  summary: 'What merging a row into another one would change.',
});

/** Merges a row into another one, which it returns. The old code leads to that row from then on. */
export const mergeRow = endpoint<{ params: RowParams; body: { into: string; version: number }; reply: MasterRowDetail }>({
  id: 'admin-masters.merge-row',
  method: 'POST',
  path: '/masters/:entity/rows/:code/merge',
  summary: 'Merge a row of master data into another one.',
});

/** The changes of a row, newest first; at most 100. */
export const listHistory = endpoint<{ params: RowParams; reply: { items: HistoryEntry[] } }>({
  id: 'admin-masters.list-history',
  method: 'GET',
  path: '/masters/:entity/rows/:code/history',
  summary: 'The changes of a row of master data.',
});

/** Takes back the newest change of a row; 409 when it is not the newest. It needs the right to what it does: to delete an added row, for example. The reply is the row, or `null` when undoing removed it. */
export const undoChange = endpoint<{ params: { entity: string; id: string }; reply: { row: MasterRowDetail | null } }>({
  id: 'admin-masters.undo-change',
  method: 'POST',
  path: '/masters/:entity/history/:id/undo',
  summary: 'Take back a change of a row of master data.',
});

/** Texts that at least three users typed and that no row has as a name. */
export const listSuggestions = endpoint<{ params: EntityParams; reply: { items: Suggestion[] } }>({
  id: 'admin-masters.list-suggestions',
  method: 'GET',
  path: '/masters/:entity/suggestions',
  summary: 'Texts of users that may become master data.',
});

/** How many suggestions each kind has, without kinds that have none and those about whose suggestions the user may not decide. May be a minute old. */
export const countSuggestions = endpoint<{ reply: { items: { entity: string; count: number }[] } }>({
  id: 'admin-masters.count-suggestions',
  method: 'GET',
  path: '/masters/suggestions/count',
  summary: 'How many texts of users may become master data.',
});

export const decideSuggestion = endpoint<{
  params: { entity: string; id: string };
  body: SuggestionDecision;
  reply: { row: MasterRowDetail | null };
}>({
  id: 'admin-masters.decide-suggestion',
  method: 'POST',
  path: '/masters/:entity/suggestions/:id',
  summary: 'Add a suggestion as a row or as an alternative name, or refuse it.',
});
