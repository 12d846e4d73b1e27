import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import type { EntityAccess } from '../../contract/access-schemas.ts';
import { MASTER_GROUPS, type MasterEntity, masterParts } from '../../contract/master-entity.ts';

/** A kind of master data with its permissions. */
export interface ShownKind {
  readonly entity: string;
  readonly title: string;
  readonly group: MasterEntity['group'];
  readonly access: EntityAccess;
}

/** The kinds in the order of the overview; `undefined` until the texts of all plugins are loaded. */
export function useShownKinds(items: readonly EntityAccess[] | undefined): readonly ShownKind[] | undefined {
  const t = useT('admin-masters');
  const found = useContributions(masterParts.part('kind'));
  const hasTexts = useTexts(found.map(({ plugin }) => plugin));
  if (!hasTexts || items === undefined) return undefined;
  return MASTER_GROUPS.flatMap((group) =>
    found.flatMap(({ thing: { value } }): ShownKind[] => {
      const { entity } = value.description;
      const access = items.find((item) => item.entity === entity);
      return value.group !== group || access === undefined ? [] : [{ entity, title: t(`${value.texts}.title`), group, access }];
    }),
  );
}
