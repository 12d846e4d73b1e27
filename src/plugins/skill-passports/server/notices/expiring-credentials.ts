import { inTransaction } from '#core/server/db/transaction.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { PassportDatabase } from '../passport-tables.ts';
import type { CredentialNotices } from './credential-notices.ts';

interface ExpiringDependencies {
  readonly db: PassportDatabase;
  readonly now: () => Date;
  readonly raise: RaiseNotice;
  readonly notices: Pick<CredentialNotices, 'expires'>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const PORTION = 500;

/** How many days before the end a recipient is told. */
const DAYS_LEFT = [60, 30, 7] as const;

// A credential stays in a window for two days, so that it is also told after the server was away.
const LATE_MS = 2 * DAY_MS;

/** Tells recipients 60, 30 and 7 days before a credential expires. */
export function expiringCredentials({ db, now, raise, notices }: ExpiringDependencies): Schedule {
  const tellWindow = async (daysLeft: number, signal: AbortSignal): Promise<void> => {
    const end = now().getTime() + daysLeft * DAY_MS;
    for (let last = ''; ; ) {
      signal.throwIfAborted();
      const rows = await db
        .selectFrom('credentials')
        .select(['id', 'recipient_id', 'valid_until'])
        .where('status', '=', 'active')
        .where('recipient_id', 'is not', null)
        .where('valid_until', '>', new Date(end - LATE_MS))
        .where('valid_until', '<=', new Date(end))
        .$if(last !== '', (credentials) => credentials.where('id', '>', last))
        .orderBy('id')
        .limit(PORTION)
        .execute();
      await inTransaction(db, async (_own, transaction) => {
        for (const { id, recipient_id: recipient, valid_until: until } of rows) {
          if (recipient === null || until === null) continue;
          const params = { credentialId: id, validUntil: until.toISOString(), daysLeft };
          await raise(transaction, notices.expires, { to: { users: [recipient] }, about: id, params });
        }
      });
      last = rows.at(-1)?.id ?? '';
      if (rows.length < PORTION) return;
    }
  };
  return {
    name: 'skill-passports.tell-expiry',
    cron: '35 */6 * * *',
    run: async ({ signal }) => {
      for (const daysLeft of DAYS_LEFT) await tellWindow(daysLeft, signal);
    },
  };
}
