import { endpoint } from '#core/contract/endpoint.ts';
import type { Place, PlaceSuggestionsQuery } from './schemas.ts';

/** Places whose name begins with the text: the largest first, or the nearest to a point. Open to visitors. */
export const suggestPlaces = endpoint<{ query: PlaceSuggestionsQuery; reply: { items: readonly Place[] } }>({
  id: 'places.suggest',
  method: 'GET',
  path: '/places/suggestions',
  summary: 'Places whose name begins with a typed text.',
});
