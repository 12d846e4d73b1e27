import { StartupError } from '../errors/startup-error.ts';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';
import { recordChecksums, refuseEdited } from './migration-edits.ts';
import { appliedIds, ensureJournal, type Journal } from './migration-journal.ts';
import { listMigrations, type MigrationOwner, ownerNameOf } from './migration-list.ts';
import { migratingAlone } from './migration-lock.ts';
import { applyStep, PATIENCE, type Patience, undoStep } from './migration-step.ts';
import { takeOver } from './take-over.ts';

/**
 * Migrates the database to the version that the core and these plugins expect. Returns the ids of the migrations it ran. Only one process
 * does this at a time. Each migration is recorded separately, so that an interrupted start continues where it stopped.
 *
 * @param owners the plugins in their order; the core's own migrations always come first
 * @throws PluginError when ids are invalid
 * @throws StartupError when the database was made by a newer version, a migration was renamed or edited after it was applied, or other
 *   sessions use a table all the time
 */
export function migrateUp(db: Database, owners: readonly MigrationOwner[], patience = PATIENCE): Promise<string[]> {
  const migrations = listMigrations(owners);
  return onJournal(db, migrations, patience, async (journal, applied) => {
    refuseUnknown(applied, migrations, owners);
    await refuseEdited(journal, migrations);
    const pending = migrations.filter(({ id }) => !applied.has(id));
    for (const migration of pending) await applyStep(journal, migration, patience);
    await recordChecksums(journal, migrations);
    return pending.map(({ id }) => id);
  });
}

/**
 * Undoes, in reverse order, every applied migration after `toId`; without `toId` all of them. Returns their ids. The data they hold is
 * lost.
 *
 * @throws StartupError when there is no migration `toId`, or other sessions use a table all the time
 */
export function migrateDown(db: Database, owners: readonly MigrationOwner[], toId?: string, patience = PATIENCE): Promise<string[]> {
  const migrations = listMigrations(owners);
  const keep = toId === undefined ? 0 : migrations.findIndex(({ id }) => id === toId) + 1;
  if (toId !== undefined && keep === 0) throw new StartupError(`There is no migration "${toId}".`);
  return onJournal(db, migrations, patience, async (journal, applied) => {
    return undo(journal, migrations.slice(keep), applied, patience);
  });
}

/**
 * Undoes, in reverse order, the migrations that an older version lacks. Each id names the last migration to keep of its plugin, or of the
 * core. Parts without an id keep all of their migrations. Returns the undone ids. The data they hold is lost.
 *
 * @throws StartupError when an id is unknown, two ids name the same part, or other sessions use a table all the time
 */
export async function migrateBack(
  db: Database,
  owners: readonly MigrationOwner[],
  lastIds: readonly string[],
  patience = PATIENCE,
): Promise<string[]> {
  const migrations = listMigrations(owners);
  const lasts = new Map<string, number>();
  for (const last of lastIds) {
    const place = migrations.findIndex(({ id }) => id === last);
    if (place < 0) throw new StartupError(`There is no migration "${last}".`);
    if (lasts.has(ownerNameOf(last))) throw new StartupError(`Two ids are of "${ownerNameOf(last)}". Name only the last one to keep.`);
    lasts.set(ownerNameOf(last), place);
  }
  const later = migrations.filter(({ id }, place) => place > (lasts.get(ownerNameOf(id)) ?? Number.POSITIVE_INFINITY));
  return onJournal(db, migrations, patience, (journal, applied) => undo(journal, later, applied, patience));
}

/**
 * Undoes, in reverse order, every applied migration of one plugin and keeps those of others. Returns their ids. The data they hold is lost.
 * Each step is recorded separately: after an interruption or a refusal, call it again for the rest.
 *
 * @throws StartupError when the plugin is not among the owners, the database was made by a newer version, another plugin references a table
 *   that would be dropped, or other sessions use a table all the time
 */
export async function migrateDownOf(
  db: Database,
  owners: readonly MigrationOwner[],
  plugin: string,
  patience = PATIENCE,
): Promise<string[]> {
  const migrations = listMigrations(owners);
  if (!owners.some(({ id }) => id === plugin))
    throw new StartupError(`No plugin "${plugin}" is installed, so its migrations cannot be reverted.`);
  return onJournal(db, migrations, patience, async (journal, applied) => {
    refuseUnknown(applied, migrations, owners);
    const own = migrations.filter(({ id }) => ownerNameOf(id) === plugin);
    return undo(journal, own, applied, patience);
  });
}

async function undo(
  journal: Journal,
  migrations: readonly Migration[],
  applied: ReadonlySet<string>,
  patience: Patience,
): Promise<string[]> {
  const surplus = migrations.filter(({ id }) => applied.has(id)).reverse();
  for (const migration of surplus) await undoStep(journal, migration, patience);
  return surplus.map(({ id }) => id);
}

function onJournal<Result>(
  db: Database,
  migrations: readonly Migration[],
  patience: Patience,
  work: (journal: Journal, applied: ReadonlySet<string>) => Promise<Result>,
): Promise<Result> {
  return migratingAlone(db.$extendTables(), async (journal) => {
    await ensureJournal(journal);
    await takeOver(journal, migrations, patience);
    return work(journal, await appliedIds(journal));
  });
}

/**
 * Migrations of a plugin that is no longer installed do no harm. Unknown migrations of an installed plugin come from a newer version of it.
 */
function refuseUnknown(applied: ReadonlySet<string>, migrations: readonly Migration[], owners: readonly MigrationOwner[]): void {
  const known = new Set(migrations.map(({ id }) => id));
  const installed = new Set(['core', ...owners.map(({ id }) => id)]);
  const foreign = [...applied].filter((id) => !known.has(id) && installed.has(ownerNameOf(id)));
  const [first] = foreign;
  if (first === undefined) return;
  const renamed = migrations.find(({ id }) => !applied.has(id) && numberOf(id) === numberOf(first));
  if (renamed !== undefined) {
    throw new StartupError(
      `The migration "${first}" was renamed to "${renamed.id}" after it was applied to this database. Restore its name.`,
    );
  }
  throw new StartupError(
    `A newer version of Trellis migrated this database: this version does not know ${foreign.map((id) => `"${id}"`).join(', ')}. Start the newer version, let it revert these migrations, or use another database.`,
  );
}

/** Plugin and number of the id, without the descriptive words. */
function numberOf(id: string): string {
  return id.slice(0, ownerNameOf(id).length + 5);
}
