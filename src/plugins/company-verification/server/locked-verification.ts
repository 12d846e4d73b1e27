import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { CompanyIdentity } from '#plugins/employer/contract/company-references.ts';
import type { VerificationDatabase, VerificationRow, VerificationTransaction } from './verification-tables.ts';

/** A verification in its transaction. Nobody changes it or its company until the transaction ends. */
export interface LockedVerification {
  readonly own: VerificationTransaction;
  readonly transaction: Transaction;
  readonly company: CompanyIdentity;
  /** `undefined` for a company that never asked. */
  readonly row: VerificationRow | undefined;
}

/**
 * Works on the verification of a company. The company is locked first, as by every change of it.
 *
 * @throws ApiFault not-found
 */
export function withLocked<Result>(
  { db, companies }: { readonly db: VerificationDatabase; readonly companies: Pick<CompanyDirectory, 'identityOf'> },
  companyId: string,
  work: (locked: LockedVerification) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (own, transaction) => {
    const company = await companies.identityOf(companyId, transaction);
    if (company === undefined) throw new ApiFault('not-found');
    return work({ own, transaction, company, row: await lockedRow(own, companyId) });
  });
}

export function lockedRow(own: VerificationTransaction, companyId: string): Promise<VerificationRow | undefined> {
  return own.selectFrom('company_verifications').selectAll().where('company_id', '=', companyId).forUpdate().executeTakeFirst();
}
