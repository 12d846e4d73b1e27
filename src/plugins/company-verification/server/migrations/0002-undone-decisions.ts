import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** What a decision changed, for its undo. Companies learn how their verifications stand. */
export const addUndoneDecisions: Migration = {
  id: 'company-verification/0002-undone-decisions',
  up: async (db) =>
    void (await sql`
      alter table company_verifications add column before jsonb;
      update companies c set
        verification = v.state,
        waiting_since = case when v.state = 'pending' and v.way = 'papers' then v.asked_at end
      from company_verifications v where v.company_id = c.id and v.state <> 'verified'`.execute(db)),
  down: async (db) => void (await sql`alter table company_verifications drop column before`.execute(db)),
};
