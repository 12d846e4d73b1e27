import { type JSX, memo } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchFold } from '#core/client/search/SearchFold.tsx';
import type { OnSearch } from '#core/client/search/use-faceted-search.ts';
import { useFoldedFields } from '#core/client/search/use-folded-fields.ts';
import { useSearchFields } from '#core/client/search/use-search-fields.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { PinIcon } from '#core/client/ui/icons/page-icons.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { type CandidateTerms, candidateTerms, MOST_TOWN, MOST_TYPED } from './candidate-search.ts';

interface CandidateSearchBarProps {
  readonly terms: CandidateTerms;
  readonly onSearch: OnSearch<CandidateTerms>;
}

/** The fields for the words and the town. */
export const CandidateSearchBar = memo(function CandidateSearchBar({ terms, onSearch }: CandidateSearchBarProps): JSX.Element {
  const t = useT('candidate');
  const { fields, submit } = useSearchFields({ rules: candidateTerms, terms, onSearch });
  return (
    <SearchFold
      fold={useFoldedFields()}
      fields={fields}
      isSearched={candidateTerms.partsIn(terms).length > 0}
      texts={[terms.q, terms.town]}
      placeholder={t('candidates.search.whatHint')}
    >
      <SearchBar
        cells={[
          {
            name: 'q',
            label: t('candidates.search.what'),
            icon: SearchIcon,
            placeholder: t('candidates.search.whatHint'),
            initial: terms.q ?? '',
            input: { maxLength: MOST_TYPED },
          },
          {
            name: 'town',
            label: t('candidates.search.town'),
            icon: PinIcon,
            placeholder: t('candidates.search.townHint'),
            initial: terms.town ?? '',
            input: { maxLength: MOST_TOWN },
          },
        ]}
        action={t('candidates.search.submit')}
        onType={fields.soon}
        onSearch={submit}
      />
    </SearchFold>
  );
});
