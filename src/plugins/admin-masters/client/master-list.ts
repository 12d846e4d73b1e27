import { addressFilters } from '#core/client/lists/address-filters.ts';
import { type FilterValuesOf, type Given, keptList } from '#core/client/lists/list-declaration.ts';
import type { ShownListOf } from '#core/client/lists/use-list.ts';
import { oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { masterCodeParam } from '../contract/code-param.ts';
import { listAllRows, listRows } from '../contract/endpoints.ts';
import { NAME_LANGUAGES, ROW_FILTERS, ROW_ORDERS } from '../contract/master-row.ts';
import { masterRowsOf } from '../contract/master-rows-kind.ts';
import type { MasterRowFilters } from '../contract/schemas.ts';

/** The longest words of the search. */
export const MOST_WORDS = 120;

/** The filters and the order in the address of the rows of a kind. Without an order, the rows have their own one. */
export const rowFilters = addressFilters(
  {
    q: wordsParam(MOST_WORDS),
    filter: oneOfParam(...ROW_FILTERS),
    parent: masterCodeParam,
    sort: oneOfParam(...ROW_ORDERS),
  },
  { sort: 'own' },
);

function declareFor(entity: string) {
  return keptList({
    call: listRows,
    allCall: listAllRows,
    rows: masterRowsOf(entity),
    filters: rowFilters,
    pageSize: 50,
    isCounted: true,
    // The level is asked for by `givenRows`.
    ask: ({ parent: _parent, ...others }) => others,
  });
}

type MasterList = ReturnType<typeof declareFor>;

const lists = new Map<string, MasterList>();

/** The rows of one kind of master data. */
export function masterList(entity: string): MasterList {
  const list = lists.get(entity) ?? declareFor(entity);
  lists.set(entity, list);
  return list;
}

export type ShownRows = ShownListOf<MasterList>;
export type RowValues = FilterValuesOf<MasterList>;

/**
 * What the query has beside the filters. The order by name is that of the language of the page. In a kind with levels, the list shows one
 * level at a time. A search or a filter shows rows of all levels.
 */
export function givenRows(entity: string, values: RowValues, levels: number, language: string): Given {
  const parent = levels === 1 || isSearch(values) ? undefined : (values.parent ?? '');
  const spoken = values.sort === 'name' ? NAME_LANGUAGES.find((one) => one === language) : undefined;
  return {
    of: values.parent ?? '',
    params: { entity },
    query: { ...(parent !== undefined && { parent }), ...(spoken && { language: spoken }) },
  };
}

/** The query for an export: the rows below a parent or those that match, otherwise the rows of all levels. */
export function exportedRowsOf({ sort: _order, ...filters }: RowValues): MasterRowFilters {
  return isSearch(filters) ? { ...filters, parent: undefined } : filters;
}

/** Only some of the rows of a level are shown. */
export function isSearch({ q, filter }: RowValues): boolean {
  return q !== undefined || filter !== undefined;
}
