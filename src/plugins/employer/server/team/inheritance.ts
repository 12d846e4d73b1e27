import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import type { CompanyHistory } from '../../contract/team/company-history.ts';
import type { EmployerDatabase, EmployerTransaction } from '../company-repository.ts';

/** Locks the companies of a user who leaves, so that two members who leave at once do so one after the other. */
export async function lockCompaniesOfMember(db: EmployerTransaction, userId: string): Promise<void> {
  const own = db.selectFrom('company_members').select('company_id').where('user_id', '=', userId);
  await db.selectFrom('companies').select('id').where('id', 'in', own).orderBy('id').forNoKeyUpdate().execute();
}

/** The companies of which the user is the last owner and not the only member, each with the member of longest standing. */
export async function inheritedOf(
  db: EmployerDatabase,
  userId: string,
): Promise<readonly { readonly company_id: string; readonly heir: string }[]> {
  const { rows } = await sql<{ company_id: string; heir: string }>`
    select own.company_id, heir.user_id as heir
    from company_members own
    cross join lateral (
      select user_id from company_members other
      where other.company_id = own.company_id and other.user_id <> own.user_id
      order by other.created_at, other.user_id limit 1
    ) heir
    where own.user_id = ${userId}::uuid and own.role = 'owner' and not exists (
      select from company_members other
      where other.company_id = own.company_id and other.user_id <> own.user_id and other.role = 'owner'
    )
    order by own.company_id`.execute(db);
  return rows;
}

interface Leaving {
  readonly userId: string;
  readonly at: Date;
  readonly history: CompanyHistory;
}

/** Makes the member of longest standing an owner of each company whose last owner leaves. Its companies are locked. */
export async function bequeath(db: EmployerTransaction, transaction: Transaction, { userId, at, history }: Leaving): Promise<void> {
  for (const { company_id: companyId, heir } of await inheritedOf(db, userId)) {
    await db
      .updateTable('company_members')
      .set(({ eb }) => ({ role: 'owner', version: eb('version', '+', 1) }))
      .where('company_id', '=', companyId)
      .where('user_id', '=', heir)
      .execute();
    // Without the heir, whose account may be deleted at the same time: the reference would wait for it.
    await history.record(transaction, { companyId, kind: 'employer.inherited', at });
  }
}
