import { type MasterRowsQuery, ROW_FILTERS } from '../../contract/master-row.ts';

/** What the list of rows shows: the filters in its address. */
export type ShownRows = Pick<MasterRowsQuery, 'q' | 'filter' | 'parent'>;

/** The filters in an address or a form. Unknown and empty ones are left out. */
export function shownRowsIn(search: Readonly<Record<string, string | undefined>>): ShownRows {
  const { q = '', parent } = search;
  const filter = ROW_FILTERS.find((one) => one === search.filter);
  return { ...(q.trim() !== '' && { q: q.trim() }), ...(filter && { filter }), ...(parent && { parent }) };
}

/**
 * The query for the rows. In a kind with levels, the list shows one level at a time. A search or a filter shows rows of all levels.
 */
export function rowsQueryOf(shown: ShownRows, levels: number): ShownRows {
  return levels === 1 || isFiltered(shown) ? { ...shown, parent: undefined } : { ...shown, parent: shown.parent ?? '' };
}

/** The query for an export: the rows below a parent or those that match, otherwise the rows of all levels. */
export function exportedRowsOf(shown: ShownRows): ShownRows {
  return isFiltered(shown) ? { ...shown, parent: undefined } : shown;
}

/** Only some of the rows of a level are shown, so that they cannot be ordered. */
export function isFiltered({ q, filter }: ShownRows): boolean {
  return q !== undefined || filter !== undefined;
}
