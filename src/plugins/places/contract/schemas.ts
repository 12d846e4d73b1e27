import { endpointContract } from '#core/contract/endpoint.ts';
import { lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { suggestPlaces } from './endpoints.ts';
import { HIGHEST_PLACE, MOST_PLACE_SUGGESTIONS, RADIUS } from './place.ts';

/** The number of a place in a query. */
export const placeNumberSchema = z.coerce.number().int().min(1).max(HIGHEST_PLACE);

export const radiusSchema = z.coerce.number().int().min(RADIUS.min).max(RADIUS.max);

export const placeSchema = z.object({
  id: z.int().describe('The number of the place at geonames.org.'),
  name: z.string().describe('Mostly in English.'),
  names: z.record(z.string(), z.string()).describe('Names in languages of the site. Only large cities have some.'),
  region: z.string().nullable().describe('The name of the region, mostly in English.'),
  country: z.string().describe('ISO 3166-1 alpha-2.'),
});

/** A town or a city. */
export type Place = Shape<typeof placeSchema>;

const suggestionsQuerySchema = z.object({
  q: lineSchema(0, 100).describe('The beginning of a name, in any language of the site.'),
  latitude: z.coerce
    .number()
    .min(-90)
    .max(90)
    .optional()
    .describe('With `longitude`: the places nearest to this point come first. With an empty `q`, the nearest ones.'),
  longitude: z.coerce.number().min(-180).max(180).optional(),
});

export type PlaceSuggestionsQuery = Shape<typeof suggestionsQuerySchema>;

export const suggestPlacesContract = endpointContract(suggestPlaces, {
  query: suggestionsQuerySchema,
  reply: z.object({ items: z.array(placeSchema).max(MOST_PLACE_SUGGESTIONS) }),
});
