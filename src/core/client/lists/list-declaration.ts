import type { Endpoint, EndpointShape } from '#core/contract/endpoint.ts';
import type { EntityKind } from '#core/contract/entity-kind.ts';
import { type AllRows, type CountedPage, PAGE_LIMIT, type Page } from '#core/contract/paging.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { LooseInput } from '../http/call-input.ts';
import { type AddressFilters, addressFilters, type FilterValues, filterValuesIn } from './address-filters.ts';

interface PagedShape extends EndpointShape {
  reply: Page<unknown>;
}

type Query<Shape extends EndpointShape> = Readonly<Partial<NonNullable<Shape['query']>>>;
type RowOf<Shape extends PagedShape> = Shape['reply']['items'][number];

/** What a list needs beside the filters of its address. */
export interface Given {
  /** Rows of another kind leave the screen at once. Default: rows are of another kind when another part of this differs. */
  readonly of?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** The input of one of the calls of a list. */
export type ListInput = Pick<LooseInput, 'params' | 'query' | 'signal' | 'quiet'>;

/** A list, as {@link keptList} declares it. Its rows are in the `KeptList` of the signed-in user. */
export interface ListDeclaration<Row, Types extends AddressFilters['types'] = AddressFilters['types']> {
  readonly filters: AddressFilters<Types>;
  readonly pageSize: number;
  readonly isCounted: boolean;
  readonly isFresh: boolean;
  readonly rows: EntityKind<Row>;
  /** The part of the query that the filters of the address stand for. */
  readonly ask: (values: FilterValues<Types>) => Readonly<Record<string, unknown>>;
  readonly page: (api: ApiClient, input: ListInput) => Promise<CountedPage<Row>>;
  /** Sends the call of the first page before the page is there; see `ApiClient.begin`. */
  readonly begin: (api: ApiClient, input: ListInput) => void;
  /** Absent where rows beyond the loaded pages cannot be selected. */
  readonly all: ((api: ApiClient, input: ListInput) => Promise<AllRows<Row>>) | undefined;
}

/** The values of the filters of a declared list. */
export type FilterValuesOf<List> = List extends ListDeclaration<infer _Row, infer Types> ? FilterValues<Types> : never;

/** The query of a list for the values of its filters, those that are absent too. */
export function askedOf<Row, Types extends AddressFilters['types']>(
  { filters, ask }: ListDeclaration<Row, Types>,
  values: FilterValues<Types>,
): Readonly<Record<string, unknown>> {
  return ask({ ...filters.defaults, ...values });
}

/** The input of the call for a page of the list, for its number, or with nothing more for all rows. */
export function listInput<Row, Types extends AddressFilters['types']>(
  list: ListDeclaration<Row, Types>,
  values: FilterValues<Types>,
  { params, query }: Given,
  more: Readonly<Record<string, unknown>>,
): ListInput {
  return { ...(params && { params }), query: { ...askedOf(list, values), ...query, ...more } };
}

/**
 * Sends the call of the first page of a list while the page that shows it loads.
 *
 * @example whenOpening(userRoutes.users, ({ search, signal, resolve }) => beginList(resolve(ApiClient), userList, search, signal))
 */
export function beginList<Row, Types extends AddressFilters['types']>(
  api: ApiClient,
  list: ListDeclaration<Row, Types>,
  search: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
  given: Given = {},
): void {
  const values = filterValuesIn(list.filters, search);
  list.begin(api, { ...listInput(list, values, given, { limit: list.pageSize }), signal });
}

interface AllShape<Row> extends EndpointShape {
  reply: AllRows<Row>;
}

interface ListOptions<Shape extends PagedShape, Types extends AddressFilters['types'], All extends AllShape<RowOf<Shape>>> {
  readonly call: Endpoint<Shape>;
  /** The kind of the rows. Their newest state is shared with other lists and pages of the kind. */
  readonly rows: EntityKind<RowOf<Shape>>;
  readonly filters?: AddressFilters<Types>;
  /** Rows that are fetched at a time. */
  readonly pageSize?: number;
  /** Whether the call counts its rows with `count=only`. */
  readonly isCounted?: boolean;
  /** Whether the loaded pages are fetched again after "back", because other people change the rows. */
  readonly isFresh?: boolean;
  /** Returns all rows of the filters, for a selection beyond the loaded pages. */
  readonly allCall?: Endpoint<All>;
  /** Turns the values of the filters into the query. Needed where the call takes other names or types. */
  readonly ask?: (values: FilterValues<Types>) => Query<Shape>;
}

// Values that the call does not take as they are must be turned into those that it takes.
type AskIfNeeded<Shape extends PagedShape, Types extends AddressFilters['types']> =
  FilterValues<Types> extends Query<Shape> ? unknown : { readonly ask: (values: FilterValues<Types>) => Query<Shape> };

/**
 * Declares a list that outlives its page. After "back" from one of its rows, the page shows the same rows at the same place.
 *
 * @example export const userList = keptList({ call: listUsers, rows: users, filters: userFilters, isCounted: true });
 */
export function keptList<
  Shape extends PagedShape,
  const Types extends AddressFilters['types'] = Record<never, never>,
  All extends AllShape<RowOf<Shape>> = AllShape<RowOf<Shape>>,
>({
  call,
  rows,
  filters,
  pageSize = PAGE_LIMIT.default,
  isCounted = false,
  isFresh = false,
  allCall,
  ask,
}: ListOptions<Shape, Types, All> & AskIfNeeded<Shape, Types>): ListDeclaration<RowOf<Shape>, Types> {
  const declaration: ListDeclaration<RowOf<Shape>, Types> = {
    // Without filters, there are no names and no types.
    filters: filters ?? (addressFilters({}) as AddressFilters<never>),
    pageSize,
    isCounted,
    isFresh,
    rows,
    ask: ask ?? ((values) => values),
    page: (api, input) => api.call(call as Endpoint, input) as Promise<CountedPage<RowOf<Shape>>>,
    begin: (api, input) => api.begin(call as Endpoint, input),
    all: allCall && ((api, input) => api.call(allCall as Endpoint, input) as Promise<AllRows<RowOf<Shape>>>),
  };
  return Object.freeze(declaration);
}
