import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from './migration.ts';

// Raise this when the way of making checksums changes. Older checksums are then replaced instead of compared.
const VERSION = 1;

// More than any migration needs. Stops a loop that waits for rows.
const MOST_STATEMENTS = 10_000;

/**
 * A checksum of the statements and values that a migration sends to the database, without comments and layout. It is taken from a run of
 * `up` against a database that has no rows. `undefined` for a migration that sends different statements each time, for example because it
 * generates ids.
 */
export async function checksumOf({ up }: Migration): Promise<string | undefined> {
  const checksum = await checksumOfRun(up);
  return checksum === (await checksumOfRun(up)) ? checksum : undefined;
}

/** Whether a migration still does what it did when this checksum was taken. */
export async function hasChecksum(migration: Migration, checksum: string): Promise<boolean> {
  // Every start checks every migration. One run is enough: where a checksum was recorded, every run sends the same statements.
  return checksum === (await checksumOfRun(migration.up));
}

/** Whether a checksum has the current version. */
export function isComparable(checksum: string): boolean {
  return checksum.startsWith(`${VERSION}:`);
}

async function checksumOfRun(up: Migration['up']): Promise<string> {
  const sent: unknown[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Recorder(sent),
      createIntrospector: (recorded) => new PostgresIntrospector(recorded),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  // A migration may fail where it finds no rows. The statements before the failure are the same each time.
  await up(db).catch(() => undefined);
  const text = JSON.stringify(sent, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return `${VERSION}:${createHash('sha256').update(text).digest('base64url')}`;
}

class Recorder extends DummyDriver {
  readonly #sent: unknown[];

  constructor(sent: unknown[]) {
    super();
    this.#sent = sent;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const { streamQuery } = await super.acquireConnection();
    return {
      streamQuery,
      executeQuery: async ({ sql, parameters }: CompiledQuery) => {
        if (this.#sent.length >= MOST_STATEMENTS) throw new Error('A migration does not finish on a database without rows.');
        this.#sent.push([withoutLayout(sql), parameters]);
        return { rows: [] };
      },
    };
  }
}

function withoutLayout(sql: string): string {
  return sql.replaceAll(/--.*$/gm, ' ').replaceAll(/\s+/g, ' ').trim();
}
