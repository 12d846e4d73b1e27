import type { Endpoint, EndpointShape } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { RowCount } from '#core/contract/paging-schema.ts';
import type { ApiClient } from '../http/api-client.ts';
import { unreadable } from '../http/api-error.ts';
import type { LooseInput } from '../http/call-input.ts';
import type { SearchTerms } from './search-terms.ts';

type Input = Pick<LooseInput, 'signal' | 'priority'> & { readonly query: object };

/** A call of a search. `begin` sends it before the page is there; see `ApiClient.begin`. */
export interface SearchCall<Reply> {
  readonly send: (api: ApiClient, input: Input) => Promise<Reply>;
  readonly begin: (api: ApiClient, input: Input) => void;
}

/** The types of a search: a result, the terms, the names of their parts, the facets, and the answer that begins the results. */
export interface SearchKind {
  row: unknown;
  terms: object;
  part: string;
  facets: unknown;
  first: Page<unknown>;
}

/** A search with filters whose values are counted, as {@link facetedSearch} declares it. */
export interface SearchDeclaration<Kind extends SearchKind> {
  readonly terms: SearchTerms<Kind['terms'], Kind['part']>;
  readonly idOf: (row: Kind['row']) => string;
  readonly find: SearchCall<Kind['first'] & Page<Kind['row']>>;
  readonly facets: SearchCall<Kind['facets']>;
  /** Absent where the facets have the number of the results. */
  readonly count: SearchCall<RowCount> | undefined;
  readonly countIn: (facets: Kind['facets']) => RowCount | undefined;
}

/** An answer of which any part may be missing. */
export type Received<Facets> = { readonly [Name in keyof Facets]?: Facets[Name] | undefined };

interface FindShape extends EndpointShape {
  reply: Page<unknown>;
}

type RowOf<Shape extends FindShape> = Shape['reply']['items'][number];

interface SearchOptions<Find extends FindShape, Facets extends EndpointShape, Terms extends object, Part extends string> {
  readonly terms: SearchTerms<Terms, Part>;
  readonly idOf: (row: RowOf<Find>) => string;
  readonly find: Endpoint<Find>;
  readonly facets: Endpoint<Facets>;
  /** Whether the facets have all that the page reads. An answer without it counts as a failure, because the whole page would break. */
  readonly isReadable: (facets: Received<Facets['reply']>) => boolean;
}

type Counted<Facets extends EndpointShape> =
  | { readonly count: Endpoint<{ query: Facets['query']; reply: RowCount }>; readonly countIn?: undefined }
  /** The number of results in the facets, where no call counts them alone. */
  | { readonly countIn: (facets: Facets['reply']) => RowCount; readonly count?: undefined };

/**
 * Declares a search. Its results and its place outlive its page. `find` takes the terms and a page, the other calls take the terms without
 * the order.
 *
 * @example
 * export const plantSearch = facetedSearch({ terms: plantTerms, idOf: ({ id }) => id, find: findPlants, count: countPlants,
 *   facets: listPlantFacets, isReadable: ({ kind }) => Array.isArray(kind?.values) });
 */
export function facetedSearch<
  Find extends FindShape,
  Facets extends EndpointShape,
  Terms extends NonNullable<Facets['query']> & object,
  Part extends string,
>({
  terms,
  idOf,
  find,
  facets,
  isReadable,
  count,
  countIn,
}: SearchOptions<Find, Facets, Terms, Part> & Counted<Facets>): SearchDeclaration<{
  row: RowOf<Find>;
  terms: Terms;
  part: Part;
  facets: Facets['reply'];
  first: Find['reply'];
}> {
  const listed = callOf<Facets['reply']>(facets);
  return Object.freeze({
    terms,
    idOf,
    find: callOf<Find['reply'] & Page<RowOf<Find>>>(find),
    facets: {
      ...listed,
      send: async (api: ApiClient, input: Input) => {
        const answer = await listed.send(api, input);
        if (!isReadable(Object(answer))) throw unreadable(answer);
        return answer;
      },
    },
    count: count && callOf<RowCount>(count),
    countIn: countIn ?? (() => undefined),
  });
}

function callOf<Reply>(call: Endpoint): SearchCall<Reply> {
  return {
    send: (api, input) => api.call(call, input as LooseInput) as Promise<Reply>,
    begin: (api, input) => api.begin(call, input as LooseInput),
  };
}
