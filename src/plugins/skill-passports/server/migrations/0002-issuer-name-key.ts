import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';
import { issuerNameKey } from '../issuers/issuer-name-key.ts';

/** Keeps the names of issuers as searches compare them. The default is for servers of the version before, which do not write the column. */
export const addIssuerNameKey: Migration = {
  id: 'skill-passports/0002-issuer-name-key',
  up: async (db) => {
    await sql`alter table credential_issuers add column name_key text collate "C" not null default ''`.execute(db);
    const { rows } = await sql<{ id: string; name: string; asked_name: string | null }>`
      select id, name, asked_name from credential_issuers`.execute(db);
    const keys = rows.map((row) => ({ id: row.id, key: issuerNameKey(row) }));
    await sql`
      update credential_issuers i set name_key = g.key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as g (id uuid, key text) where i.id = g.id`.execute(db);
  },
  down: async (db) => {
    await sql`alter table credential_issuers drop column name_key`.execute(db);
  },
};
