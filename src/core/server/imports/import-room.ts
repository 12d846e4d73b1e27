import type { Actor } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { RecordAudit } from '../audit/audit-log.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import type { Handler } from '../http/handler.ts';
import type { JobAdder, Schedule, Work } from '../queue/work.ts';
import type { Keys } from '../secrets/secrets.ts';
import type { SpreadsheetWriter } from '../spreadsheets/writing/spreadsheet-writer.ts';
import { importHandlers } from './import-handlers.ts';
import type { ImportStep } from './import-line.ts';
import { ImportLists } from './import-lists.ts';
import { ImportPlaces } from './import-places.ts';
import { ImportQuota } from './import-quota.ts';
import { ImportSteps } from './import-steps.ts';
import { ImportStore } from './import-store.ts';
import { importSweep } from './import-sweep.ts';
import type { ImportTables } from './import-tables.ts';
import type { ImportTarget } from './import-target.ts';
import { importWork } from './import-worker.ts';
import { importRowHandlers } from './row-handlers.ts';

interface RoomParts {
  readonly db: Database;
  readonly queue: JobAdder;
  /** The keys of the core. */
  readonly secrets: Keys;
  readonly auditAs: (actor: Actor) => RecordAudit;
  readonly now: () => Date;
  readonly config: Pick<ServerConfig, 'importQuotaMb'>;
  readonly spreadsheets: Pick<SpreadsheetWriter, 'write'>;
  /** The contributions at `core.import-targets`. Called while serving. */
  readonly targets: () => readonly Contribution<ImportTarget>[];
}

/** The calls and the background work of imports. */
export interface ImportParts {
  readonly handlers: readonly Handler[];
  readonly works: readonly Work<ImportStep>[];
  readonly schedules: readonly Schedule[];
}

/** Reads and writes nothing yet. */
export function createImportParts({ db: core, queue, secrets, auditAs, now, config, targets, spreadsheets }: RoomParts): ImportParts {
  const db = core.$extendTables<ImportTables>();
  const places = new ImportPlaces(targets);
  const quota = new ImportQuota(config.importQuotaMb);
  // The work moves imports to their next steps, whose jobs are of this same work.
  const work: Work<ImportStep> = importWork({ db, store: () => store, places, quota, auditAs, now });
  const store = new ImportStore({ db, queue, work, now });
  const steps = new ImportSteps({ db, store, places, quota, queue, work, now });
  const lists = new ImportLists(db, secrets.keyFor('import-cursors'));
  return {
    handlers: [...importHandlers({ db, places, steps, lists, now }), ...importRowHandlers({ places, steps, lists, spreadsheets })],
    works: [work],
    schedules: [importSweep({ db, queue, work, now })],
  };
}
