import { type JSX, memo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useDistanceText } from '#core/client/i18n/use-distance-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchFold } from '#core/client/search/SearchFold.tsx';
import type { OnSearch } from '#core/client/search/use-faceted-search.ts';
import { useFoldedFields } from '#core/client/search/use-folded-fields.ts';
import { useSearchFields } from '#core/client/search/use-search-fields.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { PinIcon } from '#core/client/ui/icons/page-icons.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { RADIUS } from '#plugins/places/contract/place.ts';
import type { JobSuggestion } from '../../contract/search-schemas.ts';
import { FilterNames } from '../terms/filter-names.ts';
import { isEmptySearch, jobTerms, type SearchTerms } from '../terms/job-search.ts';
import { usualDistance } from '../terms/offered-distances.ts';
import { PlaceList } from './suggestions/PlaceList.tsx';
import { usePlaceName } from './suggestions/place-name.ts';
import { SuggestionList } from './suggestions/SuggestionList.tsx';
import type { PlaceBelow } from './suggestions/SuggestionPopup.tsx';
import { useJobSuggestions } from './suggestions/use-found-suggestions.ts';
import { usePlaceSuggestions } from './suggestions/use-place-suggestions.ts';

/** The filters to which a suggestion can be added. */
const FILTER_OF = { company: 'companies', category: 'category', skill: 'skills' } as const;

interface JobSearchBarProps {
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch<SearchTerms>;
}

/** The fields for the search words and the location. They search while the user types, and keep the filters. */
export const JobSearchBar = memo(function JobSearchBar({ terms, onSearch }: JobSearchBarProps): JSX.Element {
  const t = useT('job-search');
  const names = useService(FilterNames);
  const distanceText = useDistanceText();
  const { q, where, place: placeId, radius = RADIUS.usual } = terms;
  const fold = useFoldedFields();
  const { fields, submit } = useSearchFields({
    rules: jobTerms,
    terms,
    onSearch,
    // Other words may be corrected again, and another location is another place.
    apply: (latest, words) =>
      jobTerms.changed(latest, {
        ...words,
        exact: words.q === latest.q ? latest.exact : undefined,
        place: words.where === latest.where ? latest.place : undefined,
      }),
  });
  const choose = ({ kind, text, value, names: translated }: JobSuggestion): void => {
    fields.wait();
    fold.close();
    if (kind === 'title' || value === null) {
      fields.write('q', text);
      fields.now();
      return;
    }
    // The typed words are the beginning of the chosen name. The filter takes their place.
    fields.write('q', undefined);
    names.learn(FILTER_OF[kind], [[value, { name: text, names: translated }]]);
    const { where: place } = fields.read();
    onSearch((latest) => jobTerms.changed(jobTerms.withValue(latest, FILTER_OF[kind], value), { q: undefined, where: place }));
  };
  const suggestions = useJobSuggestions(choose);
  const placeName = usePlaceName();
  const places = usePlaceSuggestions((place) => {
    const name = placeName(place);
    fields.wait();
    fold.close();
    fields.write('where', name);
    const { q: words } = fields.read();
    onSearch((latest) => jobTerms.changed(latest, { q: words, where: name, place: place.id, radius: latest.radius ?? usualDistance() }));
  });
  return (
    <SearchFold
      fold={fold}
      fields={fields}
      isSearched={!isEmptySearch(terms)}
      texts={[q, where, placeId === undefined ? undefined : distanceText(radius)]}
      placeholder={t('search.whatHint')}
    >
      <SearchBar
        cells={[
          {
            name: 'q',
            label: t('search.what'),
            icon: SearchIcon,
            placeholder: t('search.whatHint'),
            initial: q ?? '',
            input: suggestions.input,
          },
          {
            name: 'where',
            label: t('search.where'),
            icon: PinIcon,
            placeholder: t('search.whereHint'),
            initial: where ?? '',
            input: places.input,
          },
        ]}
        action={t('search.submit')}
        onType={(name, text) => {
          fields.soon();
          if (name === 'q') suggestions.type(text);
          else places.type(text);
        }}
        onSearch={(typed) => {
          suggestions.close();
          places.close();
          submit(typed);
        }}
      />
      <SuggestionList
        suggestions={suggestions}
        below={below(fields.root.current?.querySelector('input[name="q"]'))}
        isAlone={isEmptySearch(jobTerms.changed(terms, { q: undefined })) && !fields.read().where?.trim()}
      />
      <PlaceList suggestions={places} below={below(fields.root.current?.querySelector('input[name="where"]'))} />
    </SearchFold>
  );
});

/** Below the cell of a field, which is a part of the search bar. */
function below(input: HTMLElement | null | undefined): PlaceBelow {
  const cell = input?.closest('label');
  if (!cell) return { insetBlockStart: 0, insetInlineStart: 0 };
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight, offsetParent } = cell;
  const fromEnd = (offsetParent?.clientWidth ?? 0) - offsetLeft - offsetWidth;
  return { insetBlockStart: offsetTop + offsetHeight, insetInlineStart: getComputedStyle(cell).direction === 'rtl' ? fromEnd : offsetLeft };
}
