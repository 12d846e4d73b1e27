import { tablesIn } from '#core/server/db/transaction.ts';
import type { UserFact } from '#plugins/users/contract/schemas.ts';
import type { UserReferences } from '#plugins/users/contract/user-references.ts';
import { candidatesCount, underWayCount } from './application-counts.ts';
import type { ApplicationsDatabase, ApplicationTables } from './application-tables.ts';

/** How many applications a user has sent. */
export function sentApplications(db: ApplicationsDatabase): NonNullable<UserReferences['facts']> {
  return async (userId) => fact('applications.applications', await candidatesCount(db, userId));
}

/** A user with applications under way stays a candidate. */
export const applicationObstacles: NonNullable<UserReferences['obstacles']> = async (transaction, userId, from) => {
  if (from !== 'candidate') return [];
  return fact('applications.under-way', await underWayCount(tablesIn<ApplicationTables>(transaction), userId, []));
};

function fact(code: string, count: number): readonly UserFact[] {
  return count === 0 ? [] : [{ code, count }];
}
