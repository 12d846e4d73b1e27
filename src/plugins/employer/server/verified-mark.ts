import { tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyReferences } from '../contract/company-references.ts';
import type { Verified } from '../contract/verified.ts';
import type { VerificationMark, VerifiedMark } from '../contract/verified-mark.ts';
import type { CompanyRow, EmployerTables } from './employer-tables.ts';

/** The columns that the mark of a company has. */
type MarkColumns = Pick<CompanyRow, 'verification' | 'waiting_since' | 'verified_at' | 'verified_way'>;

/** The mark of a row in a response. */
export function verifiedOfRow({ verified_at: at, verified_way: way }: Pick<CompanyRow, 'verified_at' | 'verified_way'>): Verified | null {
  return at === null || way === null ? null : { way, at: at.toISOString() };
}

/** The columns for a mark. */
export function markColumns(mark: VerificationMark): MarkColumns {
  const { state: verification } = mark;
  if (mark.state === 'verified') return { verification, waiting_since: null, verified_at: mark.at, verified_way: mark.way };
  return { verification, waiting_since: mark.waitingSince ?? null, verified_at: null, verified_way: null };
}

/** @param references a function, because plugins have contributed theirs only when the server runs */
export function createVerifiedMark(references: () => readonly CompanyReferences[]): VerifiedMark {
  return {
    set: async (transaction, companyId, mark) => {
      const db = tablesIn<EmployerTables>(transaction);
      const before = await db.selectFrom('companies').select('verified_at').where('id', '=', companyId).executeTakeFirst();
      await db.updateTable('companies').set(markColumns(mark)).where('id', '=', companyId).execute();
      const isVerified = mark.state === 'verified';
      if (before === undefined || (before.verified_at !== null) === isVerified) return;
      for (const { verified } of references()) await verified?.(transaction, companyId, isVerified);
    },
  };
}
