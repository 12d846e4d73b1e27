import { contribute } from '#core/contract/extension-point.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { storedAbilities } from '#core/server/plugin/stored-abilities.ts';
import { masterErrors } from '../contract/errors.ts';
import { MASTER_ACCESS } from '../contract/master-access.ts';
import { masterSources } from '../contract/master-source.ts';
import { masterActions } from './audit-actions.ts';
import { Grants, type MasterTables } from './grants.ts';
import { masterHandlers } from './master-handlers.ts';
import { Masters } from './masters.ts';
import { createAccess } from './migrations/0001-create-access.ts';
import { indexEditor } from './migrations/0002-index-editor.ts';

/** Master data of other plugins, and the permissions for it. */
export const adminMastersServerPlugin = defineServerPlugin({
  id: 'admin-masters',
  summary: 'Master data and who may change it.',
  errors: masterErrors,
  duties: ['masters'],
  auditActions: masterActions,
  migrations: [createAccess, indexEditor],
  abilities: (actor, allow) => {
    if (actor.duties.has('masters')) allow('update', MASTER_ACCESS);
  },
  setup: (kernel) => {
    const masters = new Masters({
      db: kernel.db,
      sources: () => kernel.contributions(masterSources),
      cursorKey: kernel.secrets.keyFor('cursors'),
    });
    const grants = new Grants(kernel.db.$extendTables<MasterTables>(), kernel.now);
    return {
      handlers: masterHandlers(masters, grants),
      contributes: [
        contribute(storedAbilities, {
          id: 'admin-masters.grants',
          order: 10,
          value: { of: (actor) => grants.abilitiesOf(actor, masters.entities) },
        }),
      ],
    };
  },
});
