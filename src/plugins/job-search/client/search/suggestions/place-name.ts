import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Place } from '#plugins/places/contract/schemas.ts';

/** Returns the name of a place in the user's language. */
export function usePlaceName(): (place: Place) => string {
  const { current: language } = useService(LanguageStore);
  return ({ name, names }) => names[language] ?? name;
}

/** Returns the name of a place with its region. */
export function usePlaceText(): (place: Place) => string {
  const t = useT('job-search');
  const nameOf = usePlaceName();
  return (place) => (place.region === null ? nameOf(place) : t('finding.placeInRegion', { place: nameOf(place), region: place.region }));
}
