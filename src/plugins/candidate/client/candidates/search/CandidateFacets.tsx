import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { FacetPanel } from '#core/client/ui/facets/FacetPanel.tsx';
import { FacetsPlace } from '#core/client/ui/facets/FacetsPlace.tsx';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import { choicesIn, type OnSearch, withoutFilters } from './candidate-choices.ts';
import type { CandidateSearchStore } from './candidate-search-store.ts';
import { useCandidateFacets } from './use-candidate-facets.tsx';

interface CandidateFacetsProps {
  readonly store: CandidateSearchStore;
  readonly terms: CandidateQuery;
  readonly onSearch: OnSearch;
}

/** The filters of the search: a column beside the list, or a button that opens them in a sheet. */
export function CandidateFacets({ store, terms, onSearch }: CandidateFacetsProps): JSX.Element {
  return (
    <FacetsPlace chosen={choicesIn(terms).length} action={<ShowCandidates store={store} />}>
      {(headingLevel) => <Groups {...{ store, terms, onSearch, headingLevel }} />}
    </FacetsPlace>
  );
}

const Groups = observer(function CandidateFacetGroups({
  headingLevel,
  ...given
}: CandidateFacetsProps & { readonly headingLevel: 2 | 3 }): JSX.Element {
  const groups = useCandidateFacets(given);
  const chosen = choicesIn(given.terms).length;
  return <FacetPanel {...{ groups, chosen, headingLevel }} onClear={() => given.onSearch(withoutFilters)} />;
});

/** How many candidates the choice finds, once this is known. */
const ShowCandidates = observer(function ShowCandidates({ store }: Pick<CandidateFacetsProps, 'store'>): JSX.Element {
  const t = useT('candidate');
  const { value, status } = store.facets;
  if (status !== 'ready' || value === undefined) return <>{t('candidates.search.showAny')}</>;
  return <>{t(value.more ? 'candidates.search.showMore' : 'candidates.search.show', { count: value.count })}</>;
});
