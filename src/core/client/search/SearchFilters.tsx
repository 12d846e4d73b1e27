import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { ChosenFilters } from '../ui/facets/ChosenFilters.tsx';
import { FacetsPlace } from '../ui/facets/FacetsPlace.tsx';
import type { SearchKind } from './search-declaration.ts';
import type { SearchParts, ShownFacets } from './search-parts.ts';
import type { ShownSearch } from './use-faceted-search.ts';

interface SearchFiltersProps<Kind extends SearchKind> {
  readonly shown: ShownSearch<Kind>;
  readonly parts: SearchParts<Kind>;
}

/** The filters of a search: a column beside the list, or a button that opens them in a sheet. */
export function SearchFilters<Kind extends SearchKind>({ shown, parts }: SearchFiltersProps<Kind>): JSX.Element {
  const { search, terms } = shown;
  return (
    <FacetsPlace chosen={search.terms.choicesIn(terms).length} action={<ShowFound shown={shown} parts={parts} />}>
      {(headingLevel) => parts.facets(shown, headingLevel)}
    </FacetsPlace>
  );
}

/** How much the choice finds, once this is known. */
const ShowFound = observer(function ShowFound<Kind extends SearchKind>({ shown, parts }: SearchFiltersProps<Kind>): JSX.Element {
  const words = parts.useWords();
  const { found } = shown.store;
  if (found === undefined) return <>{words('showAny')}</>;
  return <>{words(found.more ? 'showMore' : 'show', { count: found.count })}</>;
});

/** The chosen values of the filters. */
export const ChosenChoices = observer(function ChosenChoices<Kind extends SearchKind>({
  shown,
  parts,
}: SearchFiltersProps<Kind>): JSX.Element {
  const { search, terms, onSearch } = shown;
  const words = parts.useWords();
  const textOf = parts.useChoiceText(shownFacets(shown));
  const chosen = search.terms.choicesIn(terms).map((choice) => ({
    key: `${choice.filter} ${choice.value}`,
    label: textOf(choice),
    onRemove: () => onSearch((latest) => search.terms.withoutChoice(latest, choice)),
  }));
  return <ChosenFilters chosen={chosen} clear={words('clear')} onClear={() => onSearch(search.terms.withoutFilters)} />;
});

/** What the filters show now. */
export function shownFacets<Kind extends SearchKind>({
  terms,
  store: { knownFacets: facets, haveFacetsFailed: haveFailed },
}: ShownSearch<Kind>): ShownFacets<Kind['terms'], Kind['facets']> {
  return { terms, facets, haveFailed };
}
