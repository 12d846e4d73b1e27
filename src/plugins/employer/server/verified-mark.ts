import { tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyReferences } from '../contract/company-references.ts';
import type { Verified } from '../contract/verified.ts';
import type { VerifiedMark } from '../contract/verified-mark.ts';
import type { CompanyRow, EmployerTables } from './employer-tables.ts';

/** The mark of a row in a response. */
export function verifiedOfRow({ verified_at: at, verified_way: way }: Pick<CompanyRow, 'verified_at' | 'verified_way'>): Verified | null {
  return at === null || way === null ? null : { way, at: at.toISOString() };
}

/** @param references a function, because plugins have contributed theirs only when the server runs */
export function createVerifiedMark(references: () => readonly CompanyReferences[]): VerifiedMark {
  return {
    set: async (transaction, companyId, mark) => {
      await tablesIn<EmployerTables>(transaction)
        .updateTable('companies')
        .set({ verified_at: mark?.at ?? null, verified_way: mark?.way ?? null })
        .where('id', '=', companyId)
        .execute();
      for (const { verified } of references()) await verified?.(transaction, companyId, mark !== null);
    },
  };
}
