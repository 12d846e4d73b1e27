import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

interface CreatedTables {
  readonly id: string;
  /** The statements that create the tables. They name no schema. */
  readonly sql: string;
  /** Writes the first rows. */
  readonly fill?: (db: Kysely<unknown>) => Promise<void>;
  readonly catchUp?: Migration['catchUp'];
}

/** The first migration of an owner, which documents its tables. `down` drops them with their functions; extensions stay. */
export function createTables({ id, sql: statements, fill, catchUp }: CreatedTables): Migration {
  const tables = namesIn(statements, /create (?:unlogged )?table (\w+)/g);
  const functions = namesIn(statements, /create function (\w+)/g);
  return {
    id,
    tables,
    ...(catchUp && { catchUp }),
    up: async (db) => {
      await sql.raw(statements).execute(db);
      await fill?.(db);
    },
    down: async (db) => {
      await sql`drop table ${names(tables)}`.execute(db);
      // A trigger on the table of another owner may call the function.
      for (const name of functions) await sql`drop function ${sql.id(name)} cascade`.execute(db);
    },
  };
}

function namesIn(statements: string, pattern: RegExp): readonly string[] {
  return [...statements.matchAll(pattern)].map(([, name = '']) => name);
}

function names(tables: readonly string[]) {
  return sql.join(tables.map((name) => sql.id(name)));
}
