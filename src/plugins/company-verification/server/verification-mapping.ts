import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { Verification } from '../contract/schemas.ts';
import { LOOK_AGAIN_DAYS, MOST_MISSES, recordOf } from '../contract/verification.ts';
import type { VerificationRow } from './verification-tables.ts';
import { daysAfter } from './write-verification.ts';

interface Around {
  /** The domain of the website now. */
  readonly domain: string | null;
  readonly papers: readonly StoredFile[];
  /** Whether the reader decides about verifications. */
  readonly decides: boolean;
}

/** When a verification ends whose record is missing since then. */
export function endOf(missingSince: Date): Date {
  return daysAfter(missingSince, MOST_MISSES * LOOK_AGAIN_DAYS.missing);
}

/** A verification in a response. */
export function toVerification(row: VerificationRow | undefined, { domain, papers, decides }: Around): Verification {
  if (row === undefined) {
    const nothing = { way: null, since: null, record: null, checkedAt: null, answer: null, endsAt: null, note: null };
    return { state: 'none', domain, reasons: [], needsPapers: false, message: '', papers: [], version: 0, ...nothing };
  }
  const hasRecord = row.way === 'dns' && row.domain !== null && row.state !== 'revoked';
  return {
    state: row.state,
    way: row.way,
    since: row.since.toISOString(),
    domain,
    record: hasRecord && row.domain !== null ? recordOf(row.domain, row.token) : null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    answer: row.answer,
    endsAt: row.missing_since === null ? null : endOf(row.missing_since).toISOString(),
    reasons: row.reasons,
    needsPapers: row.needs_papers,
    message: row.message,
    papers: [...papers],
    note: decides ? row.note : null,
    version: row.version,
  };
}
