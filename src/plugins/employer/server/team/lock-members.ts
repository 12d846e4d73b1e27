import type { EmployerTransaction } from '../company-repository.ts';

/**
 * Locks the members of a company, and other users, against the deletion of their accounts. Call it before the company is locked: the deletion
 * of an account locks in the same order, and notices to members refer to their accounts.
 */
export async function lockMembers(db: EmployerTransaction, companyId: string, others: readonly string[] = []): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('company_members').select('user_id').where('company_id', '=', companyId)),
        ...(others.length === 0 ? [] : [eb('id', 'in', [...others])]),
      ]),
    )
    .orderBy('id')
    .forKeyShare()
    .execute();
}
