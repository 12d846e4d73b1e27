import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Stores feedback, and for an hour the number of sendings of each sender. */
export const createFeedback: Migration = {
  id: 'feedback/0001-create-feedback',
  up: async (db) => {
    await sql`
      create table feedback (
        id uuid primary key,
        kind text not null check (kind in ('idea', 'problem', 'praise', 'question')),
        text text not null,
        email text,
        user_id uuid references users (id) on delete cascade,
        page text,
        language text not null,
        created_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index feedback_newest on feedback (created_at desc, id desc)`.execute(db);
    await sql`create index feedback_of_user on feedback (user_id, created_at desc, id desc)`.execute(db);
    await sql`create table feedback_sendings (sender text not null, sent_at timestamptz(3) not null)`.execute(db);
    await sql`create index feedback_sendings_of_sender on feedback_sendings (sender, sent_at)`.execute(db);
    await sql`create index feedback_sendings_by_age on feedback_sendings (sent_at)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table feedback_sendings`.execute(db);
    await sql`drop table feedback`.execute(db);
  },
};
