import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** A statement as the application sends it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs the application's own reading code on a database that takes note of each statement, so that the floor runs the very same. */
export async function captureStatements<Tables>(
  pool: pg.PoolConfig,
  read: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...pool, max: 1 }) }),
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  });
  try {
    await read(db);
  } finally {
    await db.destroy();
  }
  return statements;
}
