import type { CompanyHistory } from '#plugins/employer/contract/team/company-history.ts';
import type { VerificationMark, VerifiedMark } from '#plugins/employer/contract/verified-mark.ts';
import { LOOK_AGAIN_DAYS, PAPERS_KEPT_DAYS } from '../contract/verification.ts';
import type { LockedVerification } from './locked-verification.ts';
import type { NewVerificationRow, VerificationRow } from './verification-tables.ts';

const DAY = 86_400_000;

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY);
}

export interface WriterDependencies {
  readonly history: CompanyHistory;
  readonly mark: VerifiedMark;
  readonly now: () => Date;
}

type Changes = Partial<Omit<NewVerificationRow, 'company_id' | 'version'>>;

/** What is written into the history of the company. The text is `company-verification:companyEvents.<what>`. */
interface Happened {
  readonly what: 'asked' | 'verified' | 'declined' | 'revoked' | 'undone' | 'ended' | 'record-missing';
  readonly by?: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** Writes another state of a verification, the mark of the company and its history, in the transaction of the change. */
export async function writeState(
  { history, mark, now }: WriterDependencies,
  locked: LockedVerification & { readonly row: VerificationRow },
  state: VerificationRow['state'],
  changes: Changes,
  { what, by, details }: Happened,
): Promise<VerificationRow> {
  const { own, transaction, row: before } = locked;
  const at = now();
  const way = changes.way ?? before.way;
  const isVerified = state === 'verified';
  const row = await own
    .updateTable('company_verifications')
    .set({
      // A state has the reasons and the facts of the record that belong to it, and no others.
      ...{ reasons: [], missing_since: null, misses: 0, before: null },
      look_at: isVerified && way === 'dns' ? daysAfter(at, LOOK_AGAIN_DAYS.found) : null,
      // The storage deletes files within a day after nothing uses them.
      papers_until: state === 'pending' && way === 'papers' ? null : (before.papers_until ?? daysAfter(at, PAPERS_KEPT_DAYS - 1)),
      since: at,
      ...changes,
      state,
      version: before.version + 1,
    })
    .where('company_id', '=', before.company_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await mark.set(transaction, row.company_id, markOf(row));
  const kind = `company-verification.${what}`;
  await history.record(transaction, { companyId: row.company_id, kind, at, by, details: { way, ...details } });
  return row;
}

/** What the company itself shows of a verification. */
function markOf({ state, way, since, asked_at }: VerificationRow): VerificationMark {
  if (state === 'verified') return { state, at: since, way };
  return { state, ...(state === 'pending' && way === 'papers' && { waitingSince: asked_at }) };
}
