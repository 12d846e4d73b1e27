import { sql } from 'kysely';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import type { Migration } from '#core/server/db/migration.ts';

/** How the verification of each company stands, as the plugin that verifies companies decided, for the list of administrators. */
export const addVerificationStates: Migration = {
  id: 'employer/0013-verification-states',
  up: async (db) =>
    void (await sql`
      alter table companies
        add column verification text not null default 'none'
          check (verification in ('none', 'pending', 'verified', 'declined', 'revoked')),
        add column waiting_since timestamptz(3),
        add constraint companies_waiting_pending check (waiting_since is null or verification = 'pending');
      update companies set verification = 'verified' where verified_at is not null;
      alter table companies add constraint companies_verified_state check ((verified_at is not null) = (verification = 'verified'))`.execute(
      db,
    )),
  down: async (db) => void (await sql`alter table companies drop column verification, drop column waiting_since`.execute(db)),
};

/** A company that does not wait has the key `infinity`, so it comes after those that wait. */
export const indexVerificationStates = concurrentIndexes('employer/0014-index-of-verification-states', [
  { name: 'companies_waiting', on: `companies ((coalesce(waiting_since, 'infinity'::timestamptz)), name_key, id)` },
]);
