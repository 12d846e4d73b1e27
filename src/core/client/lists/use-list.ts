import { type FocusEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { useService } from '../di/use-service.ts';
import { useGo } from '../navigation/go.tsx';
import { useIsReturn, useSearch } from '../navigation/page-address.ts';
import { type AddressFilters, type FilterValues, filterValuesIn, isFiltered } from './address-filters.ts';
import { type KeptList, KeptLists } from './kept-list.ts';
import type { Given, ListDeclaration } from './list-declaration.ts';
import type { PagedList } from './paged-list.ts';
import { useRenewal } from './use-entities.ts';

type Types = AddressFilters['types'];
type Texts = Readonly<Record<string, string | undefined>>;

/** Changes some filters. An empty text removes a filter. */
export type ChangeFilters = (change: Texts, address?: { readonly replace: boolean }) => void;

/** A list on its page. */
export interface ShownList<Row, Filters extends Types> {
  readonly kept: KeptList<Row, Filters>;
  readonly rows: PagedList<Row>;
  /** The filters and the order of the address. */
  readonly values: FilterValues<Filters>;
  readonly isFiltered: boolean;
  readonly change: ChangeFilters;
  /** The address without filters, in the same order. */
  readonly clear: string;
  /** The props of `ListFilters`. */
  readonly filterProps: { readonly filters: Texts; readonly clear: string; readonly onApply: ChangeFilters };
  /** Makes the row that gets the focus the active one, as `onFocus` of an element around the `DataList`. */
  readonly follow: (event: FocusEvent) => void;
  /** The props of `DataList` that every list has. */
  readonly dataProps: { readonly rows: readonly Row[]; readonly rowId: (row: Row) => string; readonly paging: PagedList<Row> };
}

/** A declared list on its page, for the parts of the page. */
export type ShownListOf<List> = List extends ListDeclaration<infer Row, infer Filters> ? ShownList<Row, Filters> : never;

const NOTHING: Given = Object.freeze({});

/**
 * Loads a list for the filters of the page's address, and changes these. Call it in an observer.
 *
 * @param addressOf the address of the page with these values
 * @example const list = useList(userList, (values) => href(userRoutes.users, {}, values))
 */
export function useList<Row, Filters extends Types>(
  list: ListDeclaration<Row, Filters>,
  addressOf: (values: FilterValues<Filters>) => string,
  given: Given = NOTHING,
): ShownList<Row, Filters> {
  const go = useGo();
  const { values, note } = useWanted(list.filters);
  const kept = useShown(list, values, given);
  const latest = useRef(addressOf);
  latest.current = addressOf;
  const change: ChangeFilters = useCallback((texts, address) => go(latest.current(note(texts)), address), [go, note]);
  const { sort, ...filters } = values as Texts;
  const clear = addressOf(filterValuesIn(list.filters, { sort }));
  return {
    kept,
    rows: kept.rows,
    values,
    isFiltered: isFiltered(values),
    change,
    clear,
    filterProps: { filters, clear, onApply: change },
    follow: ({ target }) => {
      const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
      const row = kept.rows.items[Number(index)];
      if (row !== undefined) kept.activate(list.rows.idOf(row));
    },
    dataProps: { rows: kept.rows.items, rowId: list.rows.idOf, paging: kept.rows },
  };
}

/**
 * Loads a list without filters, for a part of a page. Call it in an observer.
 *
 * @example const jobs = useRows(companyJobs, { query: { companyId } })
 */
export function useRows<Row>(list: ListDeclaration<Row, Record<never, never>>, given: Given = NOTHING): PagedList<Row> {
  return useShown(list, {}, given).rows;
}

/** The values in the address. `note` adds a change to those that the user has wanted so far. */
function useWanted<Filters extends Types>(filters: AddressFilters<Filters>) {
  const search = useSearch();
  const values = useMemo(() => filterValuesIn(filters, search), [filters, search]);
  const wanted = useRef(values);
  // A choice may come before the page has followed the addresses of earlier ones, and must not take those back.
  const opening = useRef<readonly string[]>([]);
  useEffect(() => {
    const at = opening.current.indexOf(JSON.stringify(values));
    opening.current = at === -1 ? [] : opening.current.slice(at + 1);
    if (opening.current.length === 0) wanted.current = values;
  }, [values]);
  const note = useCallback(
    (change: Texts): FilterValues<Filters> => {
      wanted.current = filterValuesIn(filters, { ...wanted.current, ...change } as Texts);
      opening.current = [...opening.current, JSON.stringify(wanted.current)];
      return wanted.current;
    },
    [filters],
  );
  return { values, note };
}

/** Loads the rows when the filters change, and again when rows on screen are no longer those of the server. */
function useShown<Row, Filters extends Types>(
  list: ListDeclaration<Row, Filters>,
  values: FilterValues<Filters>,
  given: Given,
): KeptList<Row, Filters> {
  const kept = useService(KeptLists).of(list);
  const isReturn = useRef(false);
  isReturn.current = useIsReturn();
  const key = JSON.stringify([values, given]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the values and for what is given
  useEffect(() => {
    void kept.show(values, given, isReturn.current);
    return kept.leave;
  }, [kept, key]);
  useRenewal(kept.news, () => void kept.show(values, given, true));
  return kept;
}
