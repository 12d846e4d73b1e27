import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The texts that many users typed, as the schedule `admin-masters.collect-texts` found them last. */
export const createTypedTexts: Migration = {
  id: 'admin-masters/0002-typed-texts',
  up: async (db) => {
    await sql`
      create table master_typed_texts (
        source text not null,
        text text not null collate "C",
        people integer not null,
        primary key (source, text)
      )`.execute(db);
  },
  down: async (db) => void (await sql`drop table master_typed_texts`.execute(db)),
};
