import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The verifications of companies. A company that never asked has no row. Whether a company is verified is also at the company itself. */
export const createVerifications: Migration = {
  id: 'company-verification/0001-create',
  up: async (db) =>
    void (await sql`
      create table company_verifications (
        company_id uuid primary key references companies (id) on delete cascade,
        state text not null check (state in ('pending', 'verified', 'declined', 'revoked')),
        way text not null check (way in ('address', 'dns', 'papers')),
        -- The registrable domain of the website, in Punycode.
        domain text,
        -- The value of the DNS record.
        token text not null,
        message text not null default '',
        reasons text[] not null default '{}',
        note text not null default '',
        -- Whether only an administrator can verify the company again.
        needs_papers boolean not null default false,
        asked_at timestamptz(3) not null,
        since timestamptz(3) not null,
        decided_by uuid references users (id) on delete set null,
        -- When the papers are deleted; null while they wait and when there are none.
        papers_until timestamptz(3),
        checked_at timestamptz(3),
        answer text check (answer in ('found', 'absent', 'another-value', 'no-such-domain', 'no-answer')),
        -- The record of a verified domain: when it was first missing, how often since then, and when it is looked up next.
        missing_since timestamptz(3),
        misses smallint not null default 0,
        look_at timestamptz(3),
        version integer not null default 1
      );
      create index company_verifications_waiting on company_verifications (asked_at, company_id) where state = 'pending' and way = 'papers';
      create index company_verifications_due on company_verifications (look_at) where look_at is not null;
      create index company_verifications_papers on company_verifications (papers_until) where papers_until is not null;
      create index company_verifications_decider on company_verifications (decided_by)`.execute(db)),
  down: async (db) => void (await sql`drop table company_verifications`.execute(db)),
};
