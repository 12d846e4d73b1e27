import { sql } from 'kysely';
import { readConfig } from '../../src/core/server/config/read-config.ts';
import { appliedOf } from '../../src/core/server/db/migration-journal.ts';
import { openForCommand } from '../../src/core/server/db/open-for-command.ts';
import { createLogger } from '../../src/core/server/observability/logger.ts';
import type { ProjectCopy } from '../support/project-copy.ts';

/** The data of a plugin in a database. */
export interface Traces {
  readonly tables: readonly string[];
  /** Its rows in the journal of migrations. */
  readonly changes: readonly string[];
  /** The queues of its jobs. */
  readonly queues: readonly string[];
}

/** The data of a generated plugin in the database of a copy. The names of its tables begin with the plugin's name. */
export async function tracesOf({ dataDir }: ProjectCopy, plugin: string): Promise<Traces> {
  const { db, close } = await openForCommand(readConfig({ DATA_DIR: dataDir }), createLogger('warn'));
  try {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where starts_with(tablename, ${plugin.replaceAll('-', '_')}) order by 1`.execute(db);
    const queues = await sql<{ name: string }>`select name from queue.queue where starts_with(name, ${`${plugin}.`}) order by 1`.execute(
      db,
    );
    return { tables: namesOf(rows), changes: await appliedOf(db, plugin), queues: namesOf(queues.rows) };
  } finally {
    await close();
  }
}

function namesOf(rows: readonly { readonly name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
