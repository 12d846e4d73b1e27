import type { Role } from '#core/contract/actor.ts';

/** What may be granted for the rows of an entity. */
export const MASTER_ACTIONS = Object.freeze(['read', 'create', 'update', 'delete'] as const);

/** One of the {@link MASTER_ACTIONS}. */
export type MasterAction = (typeof MASTER_ACTIONS)[number];

/** Roles to whom something can be granted. Administrators may always do everything, so that nobody locks everybody out. */
export const GRANTED_ROLES = Object.freeze(['candidate', 'employer'] as const satisfies readonly Role[]);

/** One of the {@link GRANTED_ROLES}. */
export type GrantedRole = (typeof GRANTED_ROLES)[number];

/** What each role may do; what is not there is denied. */
export type MasterGrants = { readonly [Name in GrantedRole]: readonly MasterAction[] };

/** Who may do what with the rows of an entity. */
export interface MasterAccess {
  readonly grants: MasterGrants;
  /** Grows with each change; 0 while nothing was ever granted. */
  readonly version: number;
}

/** Name of an entity's rows among the abilities of a user. */
export function masterSubject(entity: string): string {
  return `master-${entity}`;
}

/** Name of the access settings among the abilities of a user. */
export const MASTER_ACCESS = 'master-access';
