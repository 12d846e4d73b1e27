import type { Role } from '#core/contract/actor.ts';

/** The actions that can be granted on the rows of an entity. */
export const MASTER_ACTIONS = Object.freeze(['read', 'create', 'update', 'delete'] as const);

export type MasterAction = (typeof MASTER_ACTIONS)[number];

/** Roles that can receive permissions. Administrators always have all of them, so they cannot lock themselves out. */
export const GRANTED_ROLES = Object.freeze(['candidate', 'employer'] as const satisfies readonly Role[]);

export type GrantedRole = (typeof GRANTED_ROLES)[number];

/** The actions of each role. A missing action is denied. */
export type MasterGrants = { readonly [Name in GrantedRole]: readonly MasterAction[] };

/** The permissions for the rows of an entity. */
export interface MasterAccess {
  readonly grants: MasterGrants;
  /** Grows with each change; 0 before the first one. */
  readonly version: number;
}

/** The subject name of an entity's rows in the user's abilities. */
export function masterSubject(entity: string): string {
  return `master-${entity}`;
}

/** The subject name of the rows of all entities. */
export const MASTER_DATA = 'master-data';

/** The subject name of the access settings in the user's abilities. */
export const MASTER_ACCESS = 'master-access';
