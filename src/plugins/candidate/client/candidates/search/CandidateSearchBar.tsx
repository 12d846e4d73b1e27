import { type JSX, memo } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { PinIcon } from '#core/client/ui/icons/page-icons.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { useTypedFields } from '#core/client/ui/search-page/use-typed-fields.ts';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import type { OnSearch } from './candidate-choices.ts';
import { changed, MOST_TOWN, MOST_TYPED } from './candidate-terms.ts';

interface CandidateSearchBarProps {
  readonly terms: CandidateQuery;
  readonly onSearch: OnSearch;
}

/** The fields for the words and the town. They search while the user types, and keep the filters. */
export const CandidateSearchBar = memo(function CandidateSearchBar({ terms, onSearch }: CandidateSearchBarProps): JSX.Element {
  const t = useT('candidate');
  const { q, town } = terms;
  const fields = useTypedFields({ q, town }, (typed) => {
    const asked = changed({}, typed);
    onSearch((latest) => changed(latest, { q: asked.q, town: asked.town }), 'typing');
    return { q: asked.q, town: asked.town };
  });
  return (
    <div className="search-words" ref={fields.root}>
      <SearchBar
        cells={[
          {
            name: 'q',
            label: t('candidates.search.what'),
            icon: SearchIcon,
            placeholder: t('candidates.search.whatHint'),
            initial: q ?? '',
            input: { maxLength: MOST_TYPED },
          },
          {
            name: 'town',
            label: t('candidates.search.town'),
            icon: PinIcon,
            placeholder: t('candidates.search.townHint'),
            initial: town ?? '',
            input: { maxLength: MOST_TOWN },
          },
        ]}
        action={t('candidates.search.submit')}
        onType={fields.soon}
        onSearch={(typed) => {
          // Extra white space in the fields is removed.
          fields.write('q', typed.q);
          fields.write('town', typed.town);
          fields.now();
        }}
      />
    </div>
  );
});
