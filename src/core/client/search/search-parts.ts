import type { ReactNode } from 'react';
import type { Translate } from '../i18n/use-t.ts';
import type { Facet } from '../ui/facets/facet.ts';
import type { SearchKind } from './search-declaration.ts';
import type { Choice } from './search-terms.ts';
import type { OnSearch, ShownSearch } from './use-faceted-search.ts';

/** The texts of a search. Those with a number get `count`, and `without` gets `term` too. */
export type SearchWord =
  | 'skip'
  | 'results'
  | 'found'
  | 'foundMore'
  | 'failed'
  | 'failedHelp'
  | 'end'
  | 'noneYet'
  | 'noneYetHelp'
  | 'none'
  | 'noneHelp'
  | 'without'
  | 'withoutMore'
  | 'leaveOut'
  | 'clear'
  | 'showAny'
  | 'show'
  | 'showMore';

/** Returns a text of a search. */
export type SearchWords = (word: SearchWord, values?: Parameters<Translate>[1]) => string;

/** How the results of a search are shown. */
export interface ShownRows<Row> {
  /** Renders one `ListRow`. A new function renders every row again. */
  readonly row: (row: Row) => ReactNode;
  /** What the rows need beside them, above the list. */
  readonly lead?: ReactNode;
  /** Height of a row that is not measured yet, in pixels. */
  readonly estimate?: number;
  /** The text below the last row, in place of that of the words. */
  readonly end?: string | undefined;
}

/** What the filters show. */
export interface ShownFacets<Terms extends object, Facets> {
  readonly terms: Terms;
  /** `undefined` while they are not known. */
  readonly facets: Facets | undefined;
  readonly haveFailed: boolean;
}

/** What differs between the pages of searches. The hooks are called in observers, and are always the same. */
export interface SearchParts<Kind extends SearchKind> {
  /** The plugin whose texts the page has. */
  readonly plugin: string;
  readonly useWords: () => SearchWords;
  /** Returns the text of a chosen value, or of typed words. Some names load later. */
  readonly useChoiceText: (shown: ShownFacets<Kind['terms'], Kind['facets']>) => (choice: Choice<Kind['part']>) => string;
  /** @param activeId id of the result that the preview shows */
  readonly useRows: (shown: ShownSearch<Kind>, activeId: string | undefined) => ShownRows<Kind['row']>;
  /** Renders the filters, with headings of the given level: a {@link SearchFacetPanel}, or a part that loads it. */
  readonly facets: (shown: ShownSearch<Kind>, headingLevel: 2 | 3) => ReactNode;
  /** The result that the pointer or the focus is on, beside the list on wide screens. Without it, the results have its place. */
  readonly preview?: (row: Kind['row'], terms: Kind['terms']) => ReactNode;
}

/** The parts of the page of a declared search. */
export type SearchPartsOf<Shown> = Shown extends ShownSearch<infer Kind> ? SearchParts<Kind> : never;

/** What the hook of the filters gets. */
export interface FacetsInput<Terms extends object, Facets> extends ShownFacets<Terms, Facets> {
  readonly onSearch: OnSearch<Terms>;
  /** Loads the facets again. */
  readonly onRetry: () => void;
}

/** Returns the filters of a search. Those with fixed values come first, so that they keep their places while the others load. */
export type UseFacets<Terms extends object, Facets> = (input: FacetsInput<Terms, Facets>) => readonly Facet[];
