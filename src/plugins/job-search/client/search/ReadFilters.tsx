import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { valuesIn } from '#core/contract/value-params.ts';
import { PLACE_AS_WORDS } from '#plugins/jobs/contract/filter-values.ts';
import type { Place } from '#plugins/places/contract/schemas.ts';
import type { ReadFilter } from '../../contract/search-schemas.ts';
import { type JobSearch, jobTerms, type SearchTerms } from '../terms/job-search.ts';
import { usualDistance } from '../terms/offered-distances.ts';
import { useChoiceText } from '../terms/use-filter-text.ts';
import { withoutPhrase } from '../terms/without-phrase.ts';
import { usePlaceName, usePlaceText } from './suggestions/place-name.ts';

export interface ReadFiltersProps {
  readonly shown: JobSearch;
  readonly read: readonly ReadFilter[];
  /** The one that the words name, when `read` has one. */
  readonly place: Place | null;
}

/** Says which phrases were read as filters, and which words as a place. A link for each searches them as words. */
export const ReadFilters = observer(function ReadFilters({ shown, read, place }: ReadFiltersProps): JSX.Element {
  const t = useT('job-search');
  const { terms, addressOf } = shown;
  const textOf = useChoiceText({ terms });
  const placeText = usePlaceText();
  const asWords = (value: string): JSX.Element => (
    <Link className="link" to={addressOf(jobTerms.changed(terms, { asWords: [...valuesIn(terms.asWords), value].join(',') }))}>
      {t('finding.readAsWords')}
    </Link>
  );
  return (
    <>
      {read.map(({ field, value, phrase }) => (
        <p key={field} className="search-head__corrected" role="status">
          {field === 'place' ? (
            <>
              {t('finding.readPlace', { phrase, place: place === null ? phrase : placeText(place) })}{' '}
              <PlaceInWhere {...{ shown, phrase, place }} /> {asWords(PLACE_AS_WORDS)}
            </>
          ) : (
            <>
              {t('finding.read', { phrase, filter: textOf({ filter: field, value }) })} {asWords(value)}
            </>
          )}
        </p>
      ))}
    </>
  );
});

interface PlaceInWhereProps {
  readonly shown: JobSearch;
  readonly phrase: string;
  readonly place: Place | null;
}

/** Moves the place from the words to its field, where its distance can be chosen. */
function PlaceInWhere({ shown: { terms, addressOf }, phrase, place }: PlaceInWhereProps): JSX.Element | null {
  const t = useT('job-search');
  const nameOf = usePlaceName();
  const words = withoutPhrase(terms.q ?? '', phrase);
  // The phrase is typed in another way where a hyphen divides it.
  if (place === null || words === undefined) return null;
  const moved: Partial<SearchTerms> = { q: words, where: nameOf(place), place: place.id, radius: usualDistance() };
  return (
    <Link className="link" to={addressOf(jobTerms.changed(terms, moved))}>
      {t('finding.chooseDistance')}
    </Link>
  );
}
