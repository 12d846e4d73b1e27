import type { ImportColumn, ImportPlaceDescription, ImportRun } from '../schemas.ts';

/** A column of beds. */
export function importColumn(id: string, rest: Partial<ImportColumn> = {}): ImportColumn {
  return { id, title: `Title of ${id}`, help: `Help of ${id}.`, kind: 'text', isNeeded: false, example: 'ash', spellings: [], ...rest };
}

/** What can be imported into beds. */
export const bedPlace: ImportPlaceDescription = {
  columns: [
    importColumn('name', { isNeeded: true }),
    importColumn('tags', { kind: 'list' }),
    importColumn('soil', { choices: ['clay', 'sand'] }),
  ],
  canHideMissing: true,
};

/** An import of beds whose file was read. */
export const readRun: ImportRun = {
  id: 'run-1',
  target: 'garden.plants',
  place: 'beds',
  fileName: 'beds.csv',
  state: 'mapping',
  version: 2,
  isOwn: true,
  by: 'Ada',
  isOperators: false,
  createdAt: '2026-03-01T09:30:00.000Z',
  progress: null,
  ahead: 0,
  columns: [
    { label: 'Bed', examples: ['North', 'South'], values: [] },
    { label: 'Labels', examples: ['a; b'], values: [] },
    { label: 'Remark', examples: [], values: [] },
  ],
  rows: 12,
  layout: { sheets: [], sheet: 0, headerLine: 1, firstRows: [{ line: 1, cells: ['Bed', 'Place', 'Labels', 'Remark'] }] },
  mapping: { columns: { name: { kind: 'column', label: 'Bed' } }, hidesMissing: false },
  counts: null,
  isCheckedAnew: false,
  failure: null,
  appliedAt: null,
  undoUntil: null,
  undo: null,
};

/** The same import after its check. */
export const checkedRun: ImportRun = {
  ...readRun,
  state: 'checked',
  version: 4,
  counts: { new: 3, changed: 2, unchanged: 6, faulty: 1, hidden: 0 },
};
