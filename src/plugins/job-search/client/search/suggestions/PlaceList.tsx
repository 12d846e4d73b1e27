import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PinIcon } from '#core/client/ui/icons/page-icons.tsx';
import { usePlaceName } from './place-name.ts';
import { type PlaceBelow, SuggestionOption, SuggestionPopup } from './SuggestionPopup.tsx';
import type { PlaceSuggestion } from './use-place-suggestions.ts';
import type { Suggestions } from './use-suggestions.ts';
import * as styles from './suggestions.module.css';

interface PlaceListProps {
  readonly suggestions: Suggestions<PlaceSuggestion>;
  readonly below: PlaceBelow;
}

/** The places below the field of the location, with their regions and countries. */
export function PlaceList({ suggestions, below }: PlaceListProps): JSX.Element {
  const t = useT('job-search');
  const nameOf = usePlaceName();
  const countryName = useCountryName();
  return (
    <SuggestionPopup suggestions={suggestions} label={t('finding.places')} below={below}>
      {suggestions.items.map((item, index) =>
        item === 'here' ? (
          <SuggestionOption key={item} suggestions={suggestions} item={item} place={index}>
            <span className={styles.suggestionsHere}>
              <PinIcon />
              {t('finding.here')}
            </span>
          </SuggestionOption>
        ) : (
          <SuggestionOption key={item.id} suggestions={suggestions} item={item} place={index}>
            <bdi>{nameOf(item)}</bdi>{' '}
            <span className={styles.suggestionsMore}>
              {[item.region, countryName(item.country)].map((part) => part !== null && <bdi key={part}>{part}</bdi>)}
            </span>
          </SuggestionOption>
        ),
      )}
    </SuggestionPopup>
  );
}
