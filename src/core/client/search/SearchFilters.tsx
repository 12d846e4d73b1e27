import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import type { Page } from '#core/contract/paging.ts';
import { ChosenFilters } from '../ui/facets/ChosenFilters.tsx';
import { FacetsPlace } from '../ui/facets/FacetsPlace.tsx';
import type { SearchParts, ShownFacets } from './search-parts.ts';
import type { ShownSearch } from './use-faceted-search.ts';

interface SearchFiltersProps<Row, Terms extends object, Part extends string, Facets, First extends Page<Row>> {
  readonly shown: ShownSearch<Row, Terms, Part, Facets, First>;
  readonly parts: SearchParts<Row, Terms, Part, Facets, First>;
}

/** The filters of a search: a column beside the list, or a button that opens them in a sheet. */
export function SearchFilters<Row, Terms extends object, Part extends string, Facets, First extends Page<Row>>({
  shown,
  parts,
}: SearchFiltersProps<Row, Terms, Part, Facets, First>): JSX.Element {
  const { search, terms } = shown;
  return (
    <FacetsPlace chosen={search.terms.choicesIn(terms).length} action={<ShowFound shown={shown} parts={parts} />}>
      {(headingLevel) => parts.facets(shown, headingLevel)}
    </FacetsPlace>
  );
}

/** How much the choice finds, once this is known. */
const ShowFound = observer(function ShowFound<Row, Terms extends object, Part extends string, Facets, First extends Page<Row>>({
  shown,
  parts,
}: SearchFiltersProps<Row, Terms, Part, Facets, First>): JSX.Element {
  const words = parts.useWords();
  const { found } = shown.store;
  if (found === undefined) return <>{words('showAny')}</>;
  return <>{words(found.more ? 'showMore' : 'show', { count: found.count })}</>;
});

/** The chosen values of the filters, and the button that opens the filters when the page has no column for them. */
export const ChosenChoices = observer(function ChosenChoices<
  Row,
  Terms extends object,
  Part extends string,
  Facets,
  First extends Page<Row>,
>({ shown, parts, filters }: SearchFiltersProps<Row, Terms, Part, Facets, First> & { readonly filters: ReactNode }): JSX.Element {
  const { search, terms, onSearch } = shown;
  const words = parts.useWords();
  const textOf = parts.useChoiceText(shownFacets(shown));
  const chosen = search.terms.choicesIn(terms).map((choice) => ({
    key: `${choice.filter} ${choice.value}`,
    label: textOf(choice),
    onRemove: () => onSearch((latest) => search.terms.withoutChoice(latest, choice)),
  }));
  return <ChosenFilters chosen={chosen} filters={filters} clear={words('clear')} onClear={() => onSearch(search.terms.withoutFilters)} />;
});

/** What the filters show now. */
export function shownFacets<Row, Terms extends object, Part extends string, Facets, First extends Page<Row>>({
  terms,
  store: { knownFacets: facets, haveFacetsFailed: haveFailed },
}: ShownSearch<Row, Terms, Part, Facets, First>): ShownFacets<Terms, Facets> {
  return { terms, facets, haveFailed };
}
