import path from 'node:path';
import { meParts } from '#core/server/plugin/me-parts.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { masterErrors } from '../contract/errors.ts';
import { MASTER_ACCESS } from '../contract/master-access.ts';
import { masterCatalogue } from '../contract/master-catalogue.ts';
import { masterImports } from '../contract/master-imports.ts';
import { masterSources, masterSuggestions, masterUses } from '../contract/master-source.ts';
import { accessHandlers } from './access/access-handlers.ts';
import { Grants, type MasterTables } from './access/grants.ts';
import { accessUpdated, rowActions } from './audit-actions.ts';
import { createCatalogue } from './catalogue.ts';
import { exportHandler } from './export/export-handler.ts';
import { Kinds } from './kinds.ts';
import { masterKinds } from './master-kinds.ts';
import type { MasterRowTables } from './master-tables.ts';
import { createAdminMasters } from './migrations/0001-create.ts';
import { createTypedTexts } from './migrations/0002-typed-texts.ts';
import { seedVersion } from './migrations/0030-seed-version.ts';
import { rowHandlers } from './row-handlers.ts';
import { Masters } from './rows/masters.ts';
import { seedKinds } from './seeding.ts';
import { importsOfMasters } from './spreadsheets/master-imports.ts';
import { Suggestions } from './suggestions.ts';
import { collectTexts } from './typed-texts.ts';
import { suggestionsWait, tellOfSuggestions } from './waiting-suggestions.ts';

/** Master data of all plugins, and the permissions for it. */
export const adminMastersServerPlugin = defineServerPlugin({
  id: 'admin-masters',
  summary: 'Master data and who may change it.',
  errors: masterErrors,
  duties: ['masters'],
  auditActions: [...rowActions, accessUpdated],
  migrations: [createAdminMasters, createTypedTexts, seedVersion],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  abilities: (actor, allow) => {
    if (actor.isFullAdmin) allow('update', MASTER_ACCESS);
  },
  setup: (kernel) => {
    const db = kernel.db.$extendTables<MasterRowTables>();
    const kinds = new Kinds(
      () => kernel.contributions(masterSources),
      () => kernel.contributions(masterUses),
      db,
    );
    const masters = new Masters({ db, kinds, now: kernel.now, cursorKey: kernel.secrets.keyFor('cursors') });
    const sources = () => kernel.contributions(masterSuggestions);
    const suggestions = new Suggestions({ db, kinds, masters, sources });
    const waiting = suggestionsWait(suggestions);
    const accessDb = kernel.db.$extendTables<MasterTables>();
    const grants = new Grants({ db: accessDb, now: kernel.now, epoch: kernel.epoch });
    return {
      handlers: [
        ...rowHandlers({ db, kinds, masters, grants, suggestions }),
        exportHandler({ db, kinds, grants, spreadsheets: kernel.spreadsheets }),
        ...accessHandlers({ db: accessDb, kinds, grants }),
      ],
      notices: [waiting],
      schedules: [collectTexts(db, sources), tellOfSuggestions(waiting, { db, suggestions, raise: kernel.notices.raise, now: kernel.now })],
      services: [
        provide(masterCatalogue, createCatalogue(db, kinds, kernel.now)),
        provide(masterImports, importsOfMasters({ db, kinds, grants })),
      ],
      contributes: [
        ...masterKinds,
        meParts.add('admin-masters.grants', 10, { abilitiesOf: (actor) => grants.abilitiesOf(actor, kinds.entities) }),
      ],
      start: async () => {
        await seedKinds(db, kinds, kernel.now);
        return undefined;
      },
    };
  },
});
