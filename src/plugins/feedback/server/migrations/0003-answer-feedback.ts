import { type Kysely, sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';
import { feedbackWords } from '../feedback-words.ts';

/** Feedback has a number, a state, an assignee, tags and answers, and a history of its changes. */
export const answerFeedback: Migration = {
  id: 'feedback/0003-answer-feedback',
  up: async (db) => {
    await sql`
      alter table feedback
        add column number text,
        add column rating smallint check (rating between 1 and 5),
        add column state text not null default 'new' check (state in ('new', 'triaged', 'in-progress', 'resolved', 'closed', 'spam')),
        add column assignee_id uuid references users (id) on delete set null,
        add column tags text[] not null default '{}',
        add column version integer not null default 1,
        add column edited_at timestamptz(3),
        add column closed_at timestamptz(3),
        add column first_answered_at timestamptz(3),
        add column answered_at timestamptz(3),
        add column read_at timestamptz(3),
        add column waiting_since timestamptz(3),
        add column search tsvector not null default '',
        add constraint feedback_closed check ((closed_at is null) = (state in ('new', 'triaged', 'in-progress')))`.execute(db);
    await numberExisting(db);
    await sql`update feedback set waiting_since = created_at`.execute(db);
    await sql`alter table feedback alter column number set not null, add constraint feedback_number unique (number)`.execute(db);
    await writeWords(db);
    await sql`
      create table feedback_replies (
        id uuid primary key,
        feedback_id uuid not null references feedback (id) on delete cascade,
        by uuid references users (id) on delete set null,
        is_from_sender boolean not null,
        is_internal boolean not null,
        text text not null,
        at timestamptz(3) not null
      )`.execute(db);
    await sql`create index feedback_replies_in_order on feedback_replies (feedback_id, at, id)`.execute(db);
    await sql`create index feedback_replies_by on feedback_replies (by)`.execute(db);
    await sql`
      create table feedback_history (
        id uuid primary key,
        feedback_id uuid not null references feedback (id) on delete cascade,
        at timestamptz(3) not null,
        by uuid references users (id) on delete set null,
        is_from_sender boolean not null,
        action text not null,
        changes jsonb not null
      )`.execute(db);
    await sql`create index feedback_history_in_order on feedback_history (feedback_id, at desc, id desc)`.execute(db);
    await sql`create index feedback_history_by on feedback_history (by)`.execute(db);
    await sql`
      create table removed_feedback (
        sent_at timestamptz(3) not null,
        kind text not null,
        state text not null,
        rating smallint,
        minutes_to_answer integer
      )`.execute(db);
    await sql`create index removed_feedback_by_age on removed_feedback (sent_at)`.execute(db);
    // The further columns let lists filter and figures count without reading the texts.
    await sql`drop index feedback_newest`.execute(db);
    await sql`
      create index feedback_newest on feedback (created_at desc, id desc)
      include (kind, state, rating, language, assignee_id, first_answered_at)`.execute(db);
    await sql`create index feedback_waiting on feedback (waiting_since, id) where waiting_since is not null`.execute(db);
    await sql`create index feedback_of_assignee on feedback (assignee_id, created_at desc, id desc)`.execute(db);
    await sql`create index feedback_by_state on feedback (state, created_at desc, id desc)`.execute(db);
    await sql`create index feedback_by_rating on feedback (rating, created_at desc, id desc) where rating is not null`.execute(db);
    // A path of 2,000 characters would be too long for an index.
    await sql`create index feedback_by_page on feedback (left(page, 200) text_pattern_ops)`.execute(db);
    await sql`create index feedback_by_language on feedback (lower(language) text_pattern_ops)`.execute(db);
    await sql`create index feedback_tags on feedback using gin (tags) with (fastupdate = off)`.execute(db);
    // It has no pending list, which would slow searches down after writes.
    await sql`create index feedback_words on feedback using gin (search) with (fastupdate = off)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table removed_feedback`.execute(db);
    await sql`drop table feedback_history`.execute(db);
    await sql`drop table feedback_replies`.execute(db);
    // The other indexes go with their columns.
    await sql`drop index feedback_by_page`.execute(db);
    await sql`
      alter table feedback
        drop column number, drop column rating, drop column state, drop column assignee_id, drop column tags, drop column version,
        drop column edited_at, drop column closed_at, drop column first_answered_at, drop column answered_at, drop column read_at,
        drop column waiting_since, drop column search`.execute(db);
    await sql`drop index feedback_by_language`.execute(db);
    // The index that 0001 created went with its columns.
    await sql`create index feedback_newest on feedback (created_at desc, id desc)`.execute(db);
  },
};

/** Existing feedback gets numbers that differ: a multiple of a prime number, modulo the number of numbers, written with 20 letters. */
async function numberExisting(db: Kysely<unknown>): Promise<void> {
  await sql`
    update feedback set number = 'F-' || (
      select string_agg(substr('BCDFGHJKLMNPQRSTVWXZ', (place.value / power(20, digit)::bigint % 20)::integer + 1, 1), '' order by digit)
      from generate_series(0, 5) as digit
    )
    from (select id, row_number() over (order by id) * 48271001 % 64000000 as value from feedback) as place
    where place.id = feedback.id`.execute(db);
}

const PORTION = 1000;

// PostgreSQL cannot fold texts as the server does.
async function writeWords(db: Kysely<unknown>): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, text from feedback where id > ${after} order by id limit ${PORTION}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    await sql`
      update feedback set search = given.search::tsvector
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ text }) => feedbackWords(text))}::text[]) as given (id, search)
      where feedback.id = given.id`.execute(db);
    after = last.id;
  }
}
