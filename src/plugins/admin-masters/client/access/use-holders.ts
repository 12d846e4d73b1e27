import { useT } from '#core/client/i18n/use-t.ts';
import type { GrantGroup } from '../../contract/access-schemas.ts';
import { GRANTED_ROLES, type GrantHolder } from '../../contract/master-access.ts';

/** A holder of permissions, as the pages show it. */
export interface ShownHolder {
  readonly holder: GrantHolder;
  readonly name: string;
  /** The group has the duty, so its members may do everything without a grant. */
  readonly hasDuty: boolean;
}

/** The roles, and then the groups in the order given. */
export function useHolders(groups: readonly GrantGroup[]): readonly ShownHolder[] {
  const t = useT('admin-masters');
  return [
    ...GRANTED_ROLES.map((role): ShownHolder => ({ holder: `role:${role}`, name: t(`access.roles.${role}`), hasDuty: false })),
    ...groups.map(({ id, name, hasDuty }): ShownHolder => ({ holder: `group:${id}`, name, hasDuty })),
  ];
}
