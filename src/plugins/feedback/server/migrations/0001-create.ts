import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. */
export const createFeedback = createTables({
  id: 'feedback/0001-create',
  sql: `
    -- Feedback. The further columns of the index \`feedback_newest\` let lists filter and figures count without reading the texts.
    -- A path of 2,000 characters would be too long for an index.
    create table feedback (
      id uuid primary key,
      kind text not null check (kind in ('idea', 'problem', 'praise', 'question')),
      text text not null,
      email text,
      user_id uuid references users (id) on delete cascade,
      page text,
      language text not null,
      created_at timestamptz(3) not null,
      number text not null,
      rating smallint check (rating >= 1 and rating <= 5),
      state text not null default 'new' check (state in ('new', 'triaged', 'in-progress', 'resolved', 'closed', 'spam')),
      assignee_id uuid references users (id) on delete set null,
      tags text[] not null default '{}',
      version integer not null default 1,
      edited_at timestamptz(3),
      closed_at timestamptz(3),
      first_answered_at timestamptz(3),
      answered_at timestamptz(3),
      read_at timestamptz(3),
      waiting_since timestamptz(3),
      search tsvector not null default '',
      screenshot_file_id uuid references files (id) on delete set null,
      constraint feedback_number unique (number),
      constraint feedback_closed check ((closed_at is null) = (state in ('new', 'triaged', 'in-progress')))
    );
    create index feedback_by_language on feedback (lower(language) text_pattern_ops);
    create index feedback_by_page on feedback ("left"(page, 200) text_pattern_ops);
    create index feedback_by_rating on feedback (rating, created_at desc, id desc) where rating is not null;
    create index feedback_by_state on feedback (state, created_at desc, id desc);
    create index feedback_newest on feedback (created_at desc, id desc) include (kind, state, rating, language, assignee_id, first_answered_at);
    create index feedback_of_assignee on feedback (assignee_id, created_at desc, id desc);
    create index feedback_of_screenshot on feedback (screenshot_file_id);
    create index feedback_of_user on feedback (user_id, created_at desc, id desc);
    create index feedback_tags on feedback using gin (tags) with (fastupdate=off);
    create index feedback_waiting on feedback (waiting_since, id) where waiting_since is not null;
    create index feedback_words on feedback using gin (search) with (fastupdate=off);

    -- The answers and internal notes.
    create table feedback_replies (
      id uuid primary key,
      feedback_id uuid not null references feedback (id) on delete cascade,
      by uuid references users (id) on delete set null,
      is_from_sender boolean not null,
      is_internal boolean not null,
      text text not null,
      at timestamptz(3) not null
    );
    create index feedback_replies_by on feedback_replies (by);
    create index feedback_replies_in_order on feedback_replies (feedback_id, at, id);

    -- The changes of feedback.
    create table feedback_history (
      id uuid primary key,
      feedback_id uuid not null references feedback (id) on delete cascade,
      at timestamptz(3) not null,
      by uuid references users (id) on delete set null,
      is_from_sender boolean not null,
      action text not null,
      changes jsonb not null
    );
    create index feedback_history_by on feedback_history (by);
    create index feedback_history_in_order on feedback_history (feedback_id, at desc, id desc);

    -- Figures of deleted feedback.
    create table removed_feedback (
      sent_at timestamptz(3) not null,
      kind text not null,
      state text not null,
      rating smallint,
      minutes_to_answer integer
    );
    create index removed_feedback_by_age on removed_feedback (sent_at);`,
});
