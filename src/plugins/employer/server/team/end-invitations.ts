import type { Schedule } from '#core/server/queue/work.ts';
import type { EmployerDatabase } from '../company-repository.ts';

/** How long an answered request to join is kept. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes invitations that are out of date, because their addresses are personal data, and requests that were answered long ago. */
export function endInvitations(db: EmployerDatabase, now: () => Date): Schedule {
  return {
    name: 'employer.end-invitations',
    cron: '20 3 * * *',
    run: async () => {
      const at = now();
      await db.deleteFrom('company_invitations').where('expires_at', '<=', at).execute();
      await db
        .deleteFrom('company_join_requests')
        .where('state', '<>', 'open')
        .where('decided_at', '<=', new Date(at.getTime() - KEPT_MS))
        .execute();
    },
  };
}
