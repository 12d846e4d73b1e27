import { ROLES } from '#core/contract/actor.ts';
import { idSchema } from '#core/contract/schema.ts';
import type { UserFilters } from '../../contract/endpoints.ts';
import { USER_ORDERS, type UserOrder } from '../../contract/user.ts';

/** The filters and the order in the address of the list. */
export type ShownUserFilters = Omit<UserFilters, 'sort'> & { readonly sort?: UserOrder };

/** The values of the filter `role`. `none` stands for users who have not chosen a role. */
export const ROLE_FILTERS = Object.freeze([...ROLES, 'none'] as const);

export const STATUS_FILTERS = Object.freeze(['active', 'suspended'] as const);

type Search = Readonly<Record<string, string | undefined>>;

/** What the query of an address asks for. Empty and unknown values are left out. */
export function userFiltersIn(search: Search): ShownUserFilters {
  const q = search.q?.trim();
  const group = idSchema.safeParse(search.group).data;
  const role = oneOf(ROLE_FILTERS, search.role);
  const status = oneOf(STATUS_FILTERS, search.status);
  const sort = oneOf(USER_ORDERS, search.sort);
  return { ...(q && { q }), ...(role && { role }), ...(status && { status }), ...(group && { group }), ...(sort && { sort }) };
}

function oneOf<Value extends string>(known: readonly Value[], value: string | undefined): Value | undefined {
  return known.find((one) => one === value);
}
