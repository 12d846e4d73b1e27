import { PluginError } from '#core/contract/plugin-error.ts';
import { coreMigrations } from './core-migrations.ts';
import type { Migration } from './migration.ts';

/** Whoever brings migrations; a server plugin is one. */
export interface MigrationOwner {
  readonly id: string;
  readonly migrations?: readonly Migration[];
}

const NAME = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * All migrations in the order in which they run: the core's, then each plugin's in the order of the plugins.
 *
 * @throws PluginError MIGRATION_ID_INVALID or MIGRATION_DUPLICATE
 */
export function listMigrations(owners: readonly MigrationOwner[]): Migration[] {
  const ownerOf = new Map<string, string>();
  return [{ id: 'core', migrations: coreMigrations }, ...owners].flatMap((owner) =>
    (owner.migrations ?? []).map((migration) => {
      checkId(owner.id, migration.id);
      const other = ownerOf.get(migration.id);
      if (other !== undefined) {
        throw new PluginError('MIGRATION_DUPLICATE', `"${migration.id}" is brought by plugin "${other}" and by plugin "${owner.id}"`);
      }
      ownerOf.set(migration.id, owner.id);
      return migration;
    }),
  );
}

/** The plugin that a migration's id names. */
export function ownerNameOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

function checkId(owner: string, id: string): void {
  if (id.startsWith(`${owner}/`) && NAME.test(id.slice(owner.length + 1))) return;
  throw new PluginError('MIGRATION_ID_INVALID', `migration "${id}" of plugin "${owner}" is not called "${owner}/<NNNN>-<what>"`);
}
