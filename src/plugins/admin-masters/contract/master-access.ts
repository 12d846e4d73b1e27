/** The actions that can be granted on the rows of an entity. `approve`: decide on suggestions. */
export const MASTER_ACTIONS = Object.freeze([
  'read',
  'create',
  'update',
  'hide',
  'delete',
  'merge',
  'import',
  'export',
  'approve',
] as const);

export type MasterAction = (typeof MASTER_ACTIONS)[number];

/** Roles that can receive permissions. */
export const GRANTED_ROLES = Object.freeze(['candidate', 'employer'] as const);

export type GrantedRole = (typeof GRANTED_ROLES)[number];

/** A holder of permissions: a role, or a group of administrators by its id. */
export type GrantHolder = `role:${GrantedRole}` | `group:${string}`;

/** The actions of each holder. A missing holder or action is denied. */
export type MasterGrants = { readonly [Holder in GrantHolder]?: readonly MasterAction[] };

/** The rule that allows an action. */
export type AccessRule =
  | { readonly kind: 'full-admin' }
  | { readonly kind: 'duty' }
  | { readonly kind: 'role'; readonly role: GrantedRole }
  | { readonly kind: 'group'; readonly name: string };

/** The subject name of an entity's rows in the user's abilities. */
export function masterSubject(entity: string): string {
  return `master-${entity}`;
}

/** The subject name of the rows of all entities. Full administrators and those with the duty have their abilities by this name. */
export const MASTER_DATA = 'master-data';

/** The subject name of the access settings in the user's abilities. */
export const MASTER_ACCESS = 'master-access';
