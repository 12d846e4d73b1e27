import type pg from 'pg';
import { type BenchDatabase, onDatabase } from './world.ts';

/** A statement as the application sends it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs the application's own reading code for some samples, and takes note of its statements, so that the floor runs the very same. */
export function captureStatements<Sample>(
  pool: pg.PoolConfig,
  samples: readonly Sample[],
  read: (db: BenchDatabase, sample: Sample) => Promise<unknown>,
): Promise<readonly (readonly Statement[])[]> {
  const groups: Statement[][] = [];
  return onDatabase(
    pool,
    async (db) => {
      for (const sample of samples) {
        groups.push([]);
        await read(db, sample);
      }
      return groups;
    },
    { log: ({ query }) => void groups.at(-1)?.push({ text: query.sql, values: query.parameters }) },
  );
}

/** Runs statements one after another. */
export async function runStatements(client: Pick<pg.Pool, 'query'>, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await client.query(text, [...values]);
}
