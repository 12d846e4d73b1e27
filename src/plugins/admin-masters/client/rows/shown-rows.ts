import { type MasterRowsQuery, NAME_LANGUAGES, ROW_FILTERS, ROW_ORDERS, type RowOrder } from '../../contract/master-row.ts';
import type { MasterRowFilters } from '../../contract/schemas.ts';

/** What the list of rows shows: the filters and the order in its address. */
export type ShownRows = MasterRowFilters & {
  /** Absent for the own order. */
  readonly sort?: RowOrder | undefined;
};

/** A query for rows, without the page. */
export type RowsQuery = Omit<MasterRowsQuery, 'limit' | 'cursor'>;

/** The filters and the order in an address or a form. Unknown, empty and default ones are left out. */
export function shownRowsIn(search: Readonly<Record<string, string | undefined>>): ShownRows {
  const { q = '', parent } = search;
  const filter = ROW_FILTERS.find((one) => one === search.filter);
  const sort = ROW_ORDERS.find((one) => one === search.sort && one !== 'own');
  return { ...(q.trim() !== '' && { q: q.trim() }), ...(filter && { filter }), ...(parent && { parent }), ...(sort && { sort }) };
}

/**
 * The query for the rows. The order by name is that of the language of the page. In a kind with levels, the list shows one level at a time.
 * A search or a filter shows rows of all levels.
 */
export function rowsQueryOf(shown: ShownRows, levels: number, language: string): RowsQuery {
  const parent = levels === 1 || isFiltered(shown) ? undefined : (shown.parent ?? '');
  return { ...shown, parent, language: shown.sort === 'name' ? NAME_LANGUAGES.find((one) => one === language) : undefined };
}

/** The query for an export: the rows below a parent or those that match, otherwise the rows of all levels. */
export function exportedRowsOf({ sort: _order, ...filters }: ShownRows): MasterRowFilters {
  return isFiltered(filters) ? { ...filters, parent: undefined } : filters;
}

/** Only some of the rows of a level are shown. */
export function isFiltered({ q, filter }: MasterRowFilters): boolean {
  return q !== undefined || filter !== undefined;
}
