import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. */
export const createCandidate = createTables({
  id: 'candidate/0001-create',
  sql: `
    -- Which administrators opened a profile.
    create table candidate_openings (
      admin_id uuid not null references users (id) on delete cascade,
      candidate_id uuid not null references users (id) on delete cascade,
      opened_at timestamptz(3) not null,
      primary key (admin_id, candidate_id)
    );
    create index candidate_openings_candidate on candidate_openings (candidate_id);

    -- Which companies opened a profile.
    create table candidate_views (
      company_id uuid not null references companies (id) on delete cascade,
      candidate_id uuid not null references users (id) on delete cascade,
      day date not null,
      primary key (company_id, candidate_id, day)
    );
    create index candidate_views_candidate on candidate_views (candidate_id, day);

    -- The profiles of candidates in sections, one document each (docs/decisions/0017-profile-in-sections.md).
    create table candidate_sections (
      candidate_id uuid not null references users (id) on delete cascade,
      section text not null,
      document jsonb not null check (jsonb_typeof(document) = 'object'),
      version integer not null,
      updated_at timestamptz(3) not null default now(),
      primary key (candidate_id, section)
    );

    -- How many profiles a company opened, and how many candidates it invited, on a day.
    create table candidate_daily_counts (
      company_id uuid not null references companies (id) on delete cascade,
      kind text not null check (kind in ('views', 'invitations')),
      day date not null,
      count integer not null check (count > 0),
      is_reported boolean not null default false,
      primary key (company_id, kind, day)
    );

    -- Whom companies invited to apply.
    create table candidate_invitations (
      id uuid primary key,
      job_id uuid not null,
      company_id uuid not null,
      candidate_id uuid not null references users (id) on delete cascade,
      sender_id uuid references users (id) on delete set null,
      message text not null check (char_length(message) <= 500),
      state text not null check (state in ('open', 'applied', 'declined')),
      sent_at timestamptz(3) not null,
      answered_at timestamptz(3),
      constraint candidate_invitations_job_id_candidate_id_key unique (job_id, candidate_id),
      constraint candidate_invitations_job_id_company_id_fkey foreign key (job_id, company_id) references job_postings(id, company_id) on update cascade on delete cascade,
      constraint candidate_invitations_check check ((state = 'open') = (answered_at is null))
    );
    create index candidate_invitations_newest on candidate_invitations (candidate_id, sent_at desc, id desc);
    create index candidate_invitations_of_posting on candidate_invitations (job_id, company_id);
    create index candidate_invitations_of_sender on candidate_invitations (sender_id);

    -- What employers search in profiles, copied from the sections. \`terms\` has all that filters can choose, so that one search of
    -- its index finds who has all of the choices, or all but one. With more statistics than 20, planning takes twice as long and
    -- chooses the same plans.
    create table candidate_search (
      candidate_id uuid primary key references users (id) on delete cascade,
      updated_at timestamptz(3) not null,
      worked_months integer not null,
      completeness smallint not null check (completeness >= 0 and completeness <= 100),
      shows_name boolean not null,
      is_active boolean not null,
      has_blocks boolean generated always as ((cardinality(blocked_companies) + cardinality(blocked_domains)) > 0) stored not null,
      is_offered boolean generated always as (is_active and visibility in ('verified', 'all') and search_state <> 'closed' and completeness >= 60) stored not null,
      visibility text not null check (visibility in ('applied', 'verified', 'all')),
      search_state text not null check (search_state in ('active', 'open', 'closed')),
      country text not null,
      notice_days smallint,
      starts_on date,
      works_since date,
      terms tsvector not null,
      words tsvector not null,
      blocked_companies uuid[] not null,
      blocked_domains text[] not null,
      constraint candidate_search_check check (visibility <> 'all' or (terms @@ '''v:all'''::tsquery))
    );
    alter table candidate_search alter column terms set statistics 20;
    alter table candidate_search alter column words set statistics 20;
    create index candidate_search_newest on candidate_search (updated_at desc, candidate_id desc) where is_offered;
    create index candidate_search_terms on candidate_search using gin (words, terms) where is_offered;
    create function candidate_search_follow() returns trigger language plpgsql as $$
      begin
        update candidate_search set is_active = coalesce(new.role = 'candidate' and new.status = 'active' and new.email_verified, false)
        where candidate_id = new.id;
        return null;
      end $$;
    create trigger candidate_search_follow after update of role, status, email_verified on users for each row when (old.role is distinct from new.role or old.status is distinct from new.status or old.email_verified is distinct from new.email_verified) execute function candidate_search_follow();`,
});
