import type { Endpoint } from './endpoint.ts';

/** A row with a code and its names. */
export interface NamedRow {
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** By language, without English. */
  readonly names: { readonly [language: string]: string | undefined };
}

/** What a {@link NamedList} is asked for. */
export interface NamedRowsQuery {
  /** Text to find. Without it, the rows in their order. */
  readonly q?: string | undefined;
  /** Codes, separated by commas: the rows with these codes, offered or not. */
  readonly codes?: string | undefined;
  readonly limit: number;
}

interface NamedListShape {
  params: { entity: string };
  query: NamedRowsQuery;
  reply: { items: NamedRow[] };
}

/** A list of rows that forms offer, and the call that searches it. */
export interface NamedList {
  readonly endpoint: Endpoint<NamedListShape>;
  /** The name of the list among those of the call. */
  readonly entity: string;
  /** The highest number of rows in one response. */
  readonly most: number;
}
