import { tablesFor } from '#core/server/db/transaction.ts';
import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { placeDirectory } from '../contract/place-directory.ts';
import { suggestPlacesContract } from '../contract/schemas.ts';
import { loadPlaces } from './load-places.ts';
import { createPlaces } from './migrations/0001-create.ts';
import { PLACE_COLUMNS, placeOf } from './place-columns.ts';
import type { PlaceTables } from './place-tables.ts';
import { placesAround } from './places-around.ts';
import { textReader } from './read-texts.ts';
import { suggestedPlaces } from './suggest-places.ts';

/** The towns and cities of the world, with coordinates. */
export const placesServerPlugin = defineServerPlugin({
  id: 'places',
  summary: 'The towns and cities of the world, with coordinates.',
  migrations: [createPlaces],
  setup: (kernel) => {
    const db = kernel.db.$extendTables<PlaceTables>();
    return {
      handlers: [
        handle(suggestPlacesContract, {
          policy: 'public',
          // A call for each pause in typing.
          limit: { max: 600, windowMinutes: 10 },
          run: async ({ query }) => ({ items: await suggestedPlaces(db, query) }),
        }),
      ],
      schedules: [loadPlaces(db)],
      services: [
        provide(placeDirectory, {
          isLoaded: async (transaction) =>
            (await tablesFor(db, transaction).selectFrom('place_data').select('version').executeTakeFirst()) !== undefined,
          ...textReader(db),
          listed: async (ids) =>
            ids.length === 0
              ? []
              : (
                  await db
                    .selectFrom('places')
                    .select(PLACE_COLUMNS)
                    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val(ids))))
                    .execute()
                ).map(placeOf),
          around: placesAround(db),
        }),
      ],
    };
  },
});
