import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { PersonalDataItem } from '#plugins/account/contract/schemas.ts';
import type { UsersDatabase } from './user-tables.ts';

/**
 * The note of a suspension and the memberships in groups are deleted with the account. Suspensions that an administrator imposed stay
 * without the name.
 */
export function usersPersonalData(db: UsersDatabase): PersonalData {
  return {
    listOf: async (userId) => {
      const { suspended, imposed, groups } = await db
        .selectNoFrom(({ selectFrom, fn }) => [
          selectFrom('user_suspensions').select(fn.countAll<number>().as('n')).where('user_id', '=', userId).as('suspended'),
          selectFrom('user_suspensions').select(fn.countAll<number>().as('n')).where('suspended_by', '=', userId).as('imposed'),
          selectFrom('admin_group_members').select(fn.countAll<number>().as('n')).where('user_id', '=', userId).as('groups'),
        ])
        .executeTakeFirstOrThrow();
      return [
        ...item('users.suspension', 'deleted', suspended),
        ...item('users.groups', 'deleted', groups),
        ...item('users.imposed-suspensions', 'kept', imposed),
      ];
    },
    // The database deletes these rows with the user's row, or removes the reference to it.
    remove: async () => undefined,
  };
}

function item(code: string, fate: PersonalDataItem['fate'], count: number | null): PersonalDataItem[] {
  return count === null || count === 0 ? [] : [{ code, fate, count }];
}
