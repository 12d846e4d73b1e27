import { PluginError } from '#core/contract/plugin-error.ts';
import { coreMigrations } from './core-migrations.ts';
import type { Migration } from './migration.ts';

/** An owner of migrations, such as a server plugin. */
export interface MigrationOwner {
  readonly id: string;
  readonly migrations?: readonly Migration[];
}

const NAME = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * All migrations in the order in which they run: first those of the core, then those of each plugin, in the order of the plugins.
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
        throw new PluginError('MIGRATION_DUPLICATE', `"${migration.id}" is declared by plugin "${other}" and by plugin "${owner.id}"`);
      }
      ownerOf.set(migration.id, owner.id);
      return migration;
    }),
  );
}

/** The plugin in a migration's id. */
export function ownerNameOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

function checkId(owner: string, id: string): void {
  if (id.startsWith(`${owner}/`) && NAME.test(id.slice(owner.length + 1))) return;
  throw new PluginError('MIGRATION_ID_INVALID', `migration "${id}" of plugin "${owner}" must be named "${owner}/<NNNN>-<what>"`);
}
