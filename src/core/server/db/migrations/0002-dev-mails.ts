import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The table of the development inbox: mails of a server without a mail server, the newest 500, for seven days. */
export const createDevMails: Migration = {
  id: 'core/0002-dev-mails',
  up: async (db) => {
    await sql`
      create table dev_mails (
        id uuid primary key,
        to_address text not null,
        subject text not null,
        html text not null,
        kept_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index dev_mails_by_time on dev_mails (kept_at desc, id desc)`.execute(db);
  },
  down: async (db) => void (await sql`drop table dev_mails`.execute(db)),
};
