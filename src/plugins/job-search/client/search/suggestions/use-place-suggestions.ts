import { useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { suggestPlaces } from '#plugins/places/contract/endpoints.ts';
import type { Place } from '#plugins/places/contract/schemas.ts';
import { canLocate, type Point, pointOfBrowser } from './browser-point.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

/** A suggestion for the location: a place, or the one where the browser is. */
export type PlaceSuggestion = Place | 'here';

/** Suggestions of places from the first letter on, the nearest first once the user has chosen "here". The empty field offers only that. */
export function usePlaceSuggestions(onChoose: (place: Place) => void): Suggestions<PlaceSuggestion> {
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const t = useT('job-search');
  const point = useRef<Point>(undefined);
  const find = async (q: string, signal?: AbortSignal): Promise<readonly Place[]> => {
    // Quiet: the user typed a place, which is searched by its words too.
    const { items } = await api.call(suggestPlaces, { query: { q, ...point.current }, ...(signal && { signal }), quiet: true });
    return Array.isArray(items) ? items : [];
  };
  const chooseHere = async (): Promise<void> => {
    try {
      point.current = await pointOfBrowser();
      const [nearest] = await find('');
      if (nearest !== undefined) return onChoose(nearest);
    } catch {
      // The user or the browser refused, or nothing answered in time.
    }
    snackbar.raise(t('finding.notLocated'), { color: 'info' });
  };
  return useSuggestions<PlaceSuggestion>({
    load: async (q, signal) => {
      if (q !== '') return find(q, signal);
      return canLocate() ? ['here'] : [];
    },
    fromLength: 0,
    onChoose: (suggestion) => {
      if (suggestion === 'here') void chooseHere();
      else onChoose(suggestion);
    },
  });
}
