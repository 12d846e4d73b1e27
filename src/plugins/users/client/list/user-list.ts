import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { ROLES } from '#core/contract/actor.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { oneOfParam, uuidParam, wordsParam } from '#core/contract/param-type.ts';
import { listUsers } from '../../contract/endpoints.ts';
import type { ListedUser } from '../../contract/schemas.ts';
import { USER_ORDERS } from '../../contract/user.ts';

/** The values of the filter `role`. `none` stands for users who have not chosen a role. */
export const ROLE_FILTERS = Object.freeze([...ROLES, 'none'] as const);

export const STATUS_FILTERS = Object.freeze(['active', 'suspended'] as const);

/** The longest words of the search. */
export const MOST_WORDS = 80;

export const users = entityKind<ListedUser>('users.user', ({ id }) => id);

/** All users, for administrators. */
export const userList = keptList({
  call: listUsers,
  rows: users,
  filters: addressFilters(
    {
      q: wordsParam(MOST_WORDS),
      role: oneOfParam(...ROLE_FILTERS),
      status: oneOfParam(...STATUS_FILTERS),
      group: uuidParam,
      sort: oneOfParam(...USER_ORDERS),
    },
    { sort: 'newest' },
  ),
  pageSize: 50,
  isCounted: true,
});
