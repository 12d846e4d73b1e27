import { href } from '#core/contract/route-ref.ts';
import { daySchema, z } from '#core/contract/schema.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { defineNotice, type NoticeKind, type RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import { masterRoutes } from '../contract/routes.ts';
import type { MasterRowDatabase } from './master-tables.ts';
import type { Suggestions } from './suggestions.ts';

const waitParams = z.strictObject({ day: daySchema, waiting: z.int() });

type WaitParams = z.infer<typeof waitParams>;

interface WaitingDependencies {
  readonly db: MasterRowDatabase;
  readonly suggestions: Pick<Suggestions, 'countAll'>;
  readonly raise: RaiseNotice;
  readonly now: () => Date;
}

/** Texts of users wait for a decision. */
export function suggestionsWait(suggestions: Pick<Suggestions, 'countAll'>): NoticeKind<WaitParams> {
  return defineNotice<WaitParams>({
    kind: 'admin-masters.suggestions-wait',
    group: 'reviews',
    roles: ['admin'],
    params: waitParams,
    mail: 'weekly',
    opens: () => href(masterRoutes.entities),
    count: ({ waiting }) => waiting,
    state: ({ day }) => day,
    still: async (params) => {
      const waiting = await suggestions.countAll();
      return waiting === 0 ? undefined : { ...params, waiting };
    },
  });
}

/** Tells the administrators of master data on Mondays that suggestions wait. A second run of a day tells nothing. */
export function tellOfSuggestions(kind: NoticeKind<WaitParams>, { db, suggestions, raise, now }: WaitingDependencies): Schedule {
  return {
    name: 'admin-masters.tell-suggestions',
    cron: '0 5 * * 1',
    run: async () => {
      const waiting = await suggestions.countAll();
      if (waiting === 0) return;
      const params = { day: now().toISOString().slice(0, 10), waiting };
      await inTransaction(db, (_own, transaction) => raise(transaction, kind, { to: { duty: 'masters' }, about: 'suggestions', params }));
    },
  };
}
