import { sql } from 'kysely';
import { readConfig } from '../../src/core/server/config/read-config.ts';
import type { Database } from '../../src/core/server/db/database.ts';
import { appliedOf } from '../../src/core/server/db/migration-journal.ts';
import { openForCommand } from '../../src/core/server/db/open-for-command.ts';
import { inTransaction } from '../../src/core/server/db/transaction.ts';
import { createLogger } from '../../src/core/server/observability/logger.ts';
import { JobStore } from '../../src/core/server/queue/job-store.ts';
import { readFigures } from '../../src/core/server/queue/queue-figures.ts';
import { WorkIndex } from '../../src/core/server/queue/work-index.ts';
import type { ProjectCopy } from '../support/project-copy.ts';

/** The data of a plugin in a database. */
export interface Traces {
  readonly tables: readonly string[];
  /** Its rows in the journal of migrations. */
  readonly changes: readonly string[];
  /** The works that have jobs. */
  readonly works: readonly string[];
}

/** The data of a generated plugin in the database of a copy. The names of its tables begin with the plugin's name. */
export async function tracesOf(copy: ProjectCopy, plugin: string): Promise<Traces> {
  return inDatabase(copy, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where starts_with(tablename, ${plugin.replaceAll('-', '_')}) order by 1`.execute(db);
    const figures = await readFigures(db, new WorkIndex());
    const works = figures.filter(({ name }) => name.startsWith(`${plugin}.`));
    return { tables: namesOf(rows), changes: await appliedOf(db, plugin), works: namesOf(works) };
  });
}

/** Adds a job that waits. */
export async function leaveJob(copy: ProjectCopy, plugin: string): Promise<void> {
  await inDatabase(copy, (db) =>
    inTransaction(db, (_own, transaction) => new JobStore({ db }).add(transaction, { name: `${plugin}.keep-newest`, data: {} })),
  );
}

async function inDatabase<Result>({ dataDir }: ProjectCopy, act: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openForCommand(readConfig({ DATA_DIR: dataDir }), createLogger('warn'));
  try {
    return await act(db);
  } finally {
    await close();
  }
}

function namesOf(rows: readonly { readonly name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
