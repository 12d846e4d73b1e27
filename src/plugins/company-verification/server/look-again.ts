import type { Schedule } from '#core/server/queue/work.ts';
import { type DnsAnswer, LOOK_AGAIN_DAYS, MOST_MISSES } from '../contract/verification.ts';
import { type LockedVerification, withLocked } from './locked-verification.ts';
import type { VerificationRow } from './verification-tables.ts';
import type { VerificationsDependencies } from './verifications.ts';
import { daysAfter, writeState } from './write-verification.ts';

/** Records that are looked up at once. */
const PORTION = 20;

/** Looks up the records of verified domains again. A stopped run is continued by the next one. */
export function lookAgain(dependencies: VerificationsDependencies): Schedule {
  const { db, resolver, now } = dependencies;
  return {
    name: 'company-verification.look-again',
    cron: '40 * * * *',
    run: async ({ signal }) => {
      for (;;) {
        signal.throwIfAborted();
        const due = await db
          .selectFrom('company_verifications')
          .selectAll()
          .where('look_at', '<=', now())
          .orderBy('look_at')
          .limit(PORTION)
          .execute();
        // No connection to the database is held while the DNS is asked.
        const answers = await Promise.all(due.map(async (row) => ({ row, answer: await resolver.ask(row.domain ?? '', row.token) })));
        // Where nobody answers, the fault may be on this side. It is excused once: a domain that never answers has no record.
        const isDeaf = answers.every(({ answer }) => answer === 'no-answer');
        for (const { row, answer } of answers) await writeAnswer(dependencies, row, { answer, isDeaf });
        if (due.length < PORTION) return;
      }
    },
  };
}

interface Heard {
  readonly answer: DnsAnswer;
  readonly isDeaf: boolean;
}

async function writeAnswer(dependencies: VerificationsDependencies, seen: VerificationRow, { answer, isDeaf }: Heard): Promise<void> {
  const at = dependencies.now();
  await withLocked(dependencies, seen.company_id, async (locked) => {
    const { own, row } = locked;
    // Changed, or looked up, in the meantime.
    if (row === undefined || row.version !== seen.version || row.look_at?.getTime() !== seen.look_at?.getTime()) return;
    const put = (changes: Partial<Pick<VerificationRow, 'missing_since' | 'misses' | 'look_at'>>) =>
      own
        .updateTable('company_verifications')
        .set({ answer, checked_at: at, ...changes })
        .where('company_id', '=', row.company_id)
        .execute();
    if (answer === 'found') {
      await put({ missing_since: null, misses: 0, look_at: daysAfter(at, LOOK_AGAIN_DAYS.found) });
    } else if (isDeaf && row.answer !== 'no-answer') {
      await put({ look_at: daysAfter(at, 1) });
    } else if (row.missing_since === null) {
      await put({ missing_since: at, look_at: daysAfter(at, LOOK_AGAIN_DAYS.missing) });
      await tellMissing(dependencies, locked, at);
    } else if (row.misses + 1 < MOST_MISSES) {
      await put({ misses: row.misses + 1, look_at: daysAfter(at, LOOK_AGAIN_DAYS.missing) });
    } else {
      await end(dependencies, { ...locked, row }, answer);
    }
  });
}

async function tellMissing(
  { history, news }: VerificationsDependencies,
  { transaction, company }: LockedVerification,
  at: Date,
): Promise<void> {
  await history.record(transaction, { companyId: company.id, kind: 'company-verification.record-missing', at });
  await news.recordMissing(transaction, company, at);
}

async function end(
  dependencies: VerificationsDependencies,
  locked: LockedVerification & { readonly row: VerificationRow },
  answer: DnsAnswer,
): Promise<void> {
  const changes = { reasons: ['record-missing' as const], answer, checked_at: dependencies.now() };
  await writeState(dependencies, locked, 'revoked', changes, { what: 'ended', details: { reason: 'record-missing' } });
  await dependencies.news.ended(locked.transaction, locked.company, 'record-missing');
}
