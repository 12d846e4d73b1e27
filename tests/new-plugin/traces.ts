import { sql } from 'kysely';
import { readConfig } from '../../src/core/server/config/read-config.ts';
import { appliedOf } from '../../src/core/server/db/migration-journal.ts';
import { openForCommand } from '../../src/core/server/db/open-for-command.ts';
import { createLogger } from '../../src/core/server/observability/create-logger.ts';
import type { ProjectCopy } from '../support/project-copy.ts';

/** What a plugin has in a database. */
export interface Traces {
  readonly tables: readonly string[];
  /** Its rows in the journal of migrations. */
  readonly changes: readonly string[];
}

/** What a plugin from the generator has in the database of a copy: its tables begin with its name. */
export async function tracesOf({ dataDir }: ProjectCopy, plugin: string): Promise<Traces> {
  const { db, close } = await openForCommand(readConfig({ DATA_DIR: dataDir }), createLogger('warn'));
  try {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where starts_with(tablename, ${plugin.replaceAll('-', '_')}) order by 1`.execute(db);
    return { tables: rows.map(({ name }) => name), changes: await appliedOf(db, plugin) };
  } finally {
    await close();
  }
}
