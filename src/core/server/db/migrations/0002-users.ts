import { sql } from 'kysely';
import { ROLES } from '#core/contract/actor.ts';
import type { Migration } from '../migration.ts';

/** The users of Trellis. The identity provider stores their passwords. */
export const users: Migration = {
  id: 'core/0002-users',
  up: async (db) => {
    await db.schema
      .createTable('users')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('identity_uid', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull().unique().check(sql`email = lower(email)`))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.check(sql`role in (${sql.join(ROLES.map((role) => sql.lit(role)))})`))
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('active').check(sql`status in ('active', 'suspended')`))
      // The Unix epoch: no token is refused until sessions are ended.
      .addColumn('sessions_valid_from', 'timestamptz', (column) => column.notNull().defaultTo(sql`to_timestamp(0)`))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
  },
  down: async (db) => {
    await db.schema.dropTable('users').execute();
  },
};
