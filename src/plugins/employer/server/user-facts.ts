import { tablesIn } from '#core/server/db/transaction.ts';
import type { UserFact } from '#plugins/users/contract/schemas.ts';
import type { UserReferences } from '#plugins/users/contract/user-references.ts';
import type { EmployerDatabase } from './company-repository.ts';
import type { EmployerTables } from './employer-tables.ts';

/** How many companies a user owns. */
export function ownedCompanies(db: EmployerDatabase): NonNullable<UserReferences['facts']> {
  return (userId) => countOwned(db, userId);
}

/** An owner stays an employer. */
export const companyObstacles: NonNullable<UserReferences['obstacles']> = async (transaction, userId, from) =>
  from === 'employer' ? countOwned(tablesIn<EmployerTables>(transaction), userId) : [];

async function countOwned(db: EmployerDatabase, userId: string): Promise<readonly UserFact[]> {
  const owned = db.selectFrom('company_members').select('company_id').where('user_id', '=', userId).where('role', '=', 'owner');
  const [first, ...others] = await owned.execute();
  if (first === undefined) return [];
  return [{ code: 'employer.owned-companies', count: 1 + others.length, ...(others.length === 0 && { only: first.company_id }) }];
}
