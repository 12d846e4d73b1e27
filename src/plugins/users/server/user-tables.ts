import type { Kysely } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';

/** What administrators noted about suspensions in effect. Reason and time are in `users`, which every request reads. */
export interface UserSuspensionsTable {
  user_id: string;
  note: string;
  /** `null` when the administrator's account was deleted. */
  suspended_by: string | null;
}

export type UsersTables = { user_suspensions: UserSuspensionsTable };

export type UsersDatabase = Kysely<CoreTables & UsersTables>;
