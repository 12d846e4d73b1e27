import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `users`. The specification names no page for the care of users, so the addresses are ours. */
export const userRoutes = {
  users: routeRef('users.users', '/admin/users'),
  /** The query `group` opens one group; `group=new` a new one. */
  groups: routeRef('users.groups', '/admin/users/groups'),
  user: routeRef('users.user', '/admin/users/:id', { id: uuidParam }),
};
