import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { masterParts } from '#plugins/admin-masters/contract/master-entity.ts';
import { MASTER_IMPORTS } from '../contract/import-target.ts';
import { masterImportRoutes } from '../contract/routes.ts';

/** The page of each kind of master data, and the name of what it brings. */
export const contributes: readonly Contribution[] = [
  masterParts.add('master-import.rows', 10, {
    page: { route: masterImportRoutes.rows, action: 'import', label: 'admin-masters:rows.import' },
  }),
  adminWords.add('master-import.words', 90, {
    objects: {
      target: MASTER_IMPORTS,
      nameOf: (place, contributed) => {
        const kind = contributed(masterParts.part('kind')).find(({ description }) => description.entity === place);
        return kind && `${kind.texts}.title`;
      },
    },
  }),
];
