import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Place } from '#plugins/places/contract/schemas.ts';
import { usePlaceName } from './place-name.ts';
import { type PlaceBelow, SuggestionOption, SuggestionPopup } from './SuggestionPopup.tsx';
import type { Suggestions } from './use-suggestions.ts';
import * as styles from './suggestions.module.css';

interface PlaceListProps {
  readonly suggestions: Suggestions<Place>;
  readonly below: PlaceBelow;
}

/** The places below the field of the location, with their regions and countries. */
export function PlaceList({ suggestions, below }: PlaceListProps): JSX.Element {
  const t = useT('job-search');
  const nameOf = usePlaceName();
  const countryName = useCountryName();
  return (
    <SuggestionPopup suggestions={suggestions} label={t('finding.places')} below={below}>
      {suggestions.items.map((place, index) => (
        <SuggestionOption key={place.id} suggestions={suggestions} item={place} place={index}>
          <bdi>{nameOf(place)}</bdi>{' '}
          <span className={styles.suggestionsMore}>
            {[place.region, countryName(place.country)].map((part) => part !== null && <bdi key={part}>{part}</bdi>)}
          </span>
        </SuggestionOption>
      ))}
    </SuggestionPopup>
  );
}
