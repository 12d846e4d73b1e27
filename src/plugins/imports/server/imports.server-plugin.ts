import path from 'node:path';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import type { Work } from '#core/server/queue/work.ts';
import { importErrors } from '../contract/errors.ts';
import { importTargets } from '../contract/import-target.ts';
import { operatorImports } from '../contract/operator-imports.ts';
import { importHandlers } from './import-handlers.ts';
import type { ImportStep } from './import-line.ts';
import { ImportLists } from './import-lists.ts';
import { importEnded } from './import-notices.ts';
import { ImportPlaces } from './import-places.ts';
import { ImportQuota } from './import-quota.ts';
import { ImportSteps } from './import-steps.ts';
import { ImportStore } from './import-store.ts';
import { importSweep } from './import-sweep.ts';
import type { ImportTables } from './import-tables.ts';
import { importApplied, importUndone } from './import-transactions.ts';
import { importWork } from './import-worker.ts';
import { createImports } from './migrations/0001-create.ts';
import { addLayouts } from './migrations/0002-layouts.ts';
import { addOperatorRuns } from './migrations/0003-operator-runs.ts';
import { OperatorImporter } from './operator/operator-importer.ts';

/** Imports objects of other plugins from spreadsheets, in steps. */
export const importsServerPlugin = defineServerPlugin({
  id: 'imports',
  summary: 'Imports of spreadsheets.',
  errors: importErrors,
  auditActions: [importApplied, importUndone],
  migrations: [createImports, addLayouts, addOperatorRuns],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  setup: ({ db: core, queue, secrets, audit, auditAs, now, config, spreadsheets, contributions, notices }) => {
    const db = core.$extendTables<ImportTables>();
    const places = new ImportPlaces(() => contributions(importTargets));
    const quota = new ImportQuota(config.importQuotaMb);
    const ended = importEnded(db);
    // The work moves imports to their next steps, whose jobs are of this same work.
    const work: Work<ImportStep> = importWork({ db, store: () => store, places, quota, auditAs, now, raise: notices.raise, ended });
    const store = new ImportStore({ db, queue, work, now });
    const steps = new ImportSteps({ db, store, places, quota, queue, work, now });
    const lists = new ImportLists(db, secrets.keyFor('import-cursors'));
    return {
      handlers: importHandlers({ db, places, steps, lists, spreadsheets, now }),
      notices: [ended],
      works: [work],
      schedules: [importSweep({ db, queue, work, now })],
      services: [provide(operatorImports, new OperatorImporter({ db, store, places, quota, lists, audit, now }))],
    };
  },
});
