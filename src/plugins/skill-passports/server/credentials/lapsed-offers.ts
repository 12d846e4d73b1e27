import { inTransaction } from '#core/server/db/transaction.ts';
import { inPortions } from '#core/server/queue/in-portions.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import { act } from './credential-actions.ts';
import { offersSince } from './held-credentials.ts';

/** Offers that one transaction ends. */
const PORTION = 200;

interface LapsedOffersDependencies {
  readonly db: PassportDatabase;
  readonly now: () => Date;
}

/**
 * Ends offers to addresses that were not confirmed in time, and forgets the addresses. Readers do not depend on it, because they compare the
 * dates themselves.
 */
export function lapsedOffers({ db, now }: LapsedOffersDependencies): Schedule {
  return {
    name: 'skill-passports.lapse-offers',
    cron: '20 3 * * *',
    run: async (job) => void (await inPortions(job, () => inTransaction(db, (own) => endPortion(own, now())))),
  };
}

async function endPortion(own: PassportTransaction, at: Date): Promise<number> {
  const rows = await own
    .selectFrom('credentials')
    .selectAll()
    .where('status', '=', 'offered')
    .where('recipient_id', 'is', null)
    .where('created_at', '<=', offersSince(at))
    .orderBy('id')
    .limit(PORTION)
    // An offer that its recipient accepts at this moment is left for the next run.
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const row of rows) {
    const lapse = { action: 'lapse', by: 'server', actorId: null, version: row.version, reason: '', at } as const;
    await act(own, row, { ...lapse, change: { offered_to: null } });
  }
  return rows.length;
}
