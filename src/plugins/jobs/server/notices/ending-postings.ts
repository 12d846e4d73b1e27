import { inTransaction } from '#core/server/db/transaction.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import { EXPIRING_DAYS } from '../../contract/life-cycle.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { DAY_MS } from '../posting-clock.ts';
import type { PostingNews } from './posting-news.ts';

interface EndingDependencies {
  readonly db: JobsDatabase;
  readonly now: () => Date;
  readonly news: Pick<PostingNews, 'endsSoon'>;
}

const PORTION = 500;

// The schedule runs each hour. A posting stays in a window for a day, so that it is also told after the server was away.
const WINDOWS = [
  { left: 'week', fromDays: EXPIRING_DAYS - 1, toDays: EXPIRING_DAYS },
  { left: 'day', fromDays: 0, toDays: 1 },
] as const;

/** Tells companies a week and a day before a posting expires. */
export function endingPostings({ db, now, news }: EndingDependencies): Schedule {
  const tellWindow = async ({ left, fromDays, toDays }: (typeof WINDOWS)[number], signal: AbortSignal): Promise<void> => {
    const at = now().getTime();
    for (let last = ''; ; ) {
      signal.throwIfAborted();
      const rows = await db
        .selectFrom('job_postings')
        .select(['id', 'company_id', 'expires_at'])
        .where('status', 'in', ['published', 'paused'])
        .where('expires_at', '>', new Date(at + fromDays * DAY_MS))
        .where('expires_at', '<=', new Date(at + toDays * DAY_MS))
        .$if(last !== '', (postings) => postings.where('id', '>', last))
        .orderBy('id')
        .limit(PORTION)
        .execute();
      await inTransaction(db, async (_own, transaction) => {
        for (const row of rows) {
          if (row.expires_at !== null) await news.endsSoon(transaction, row, { left, expiresAt: row.expires_at.toISOString() });
        }
      });
      last = rows.at(-1)?.id ?? '';
      if (rows.length < PORTION) return;
    }
  };
  return {
    name: 'jobs.tell-ends',
    cron: '25 * * * *',
    run: async ({ signal }) => {
      for (const window of WINDOWS) await tellWindow(window, signal);
    },
  };
}
