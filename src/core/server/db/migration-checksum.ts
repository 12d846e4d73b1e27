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

// Raised when a checksum is made in another way, so that those of before are made anew instead of being compared.
const VERSION = 1;

// More than any change needs: a loop that waits for rows ends here.
const MOST_STATEMENTS = 10_000;

/**
 * A checksum of what a migration sends to the database: its statements and their values, without comments and the layout of the text. It
 * is taken from a run of `up` against a database that has no rows. `undefined` for a migration that does not send the same each time,
 * for example because it makes ids, and for one that a library writes.
 */
export async function checksumOf({ up, isWrittenByLibrary }: Migration): Promise<string | undefined> {
  if (isWrittenByLibrary === true) return undefined;
  const checksum = await checksumOfRun(up);
  return checksum === (await checksumOfRun(up)) ? checksum : undefined;
}

/** Whether a migration does what it did when this checksum was taken. */
export async function hasChecksum(migration: Migration, checksum: string): Promise<boolean> {
  // Each start asks this of every migration. Where a checksum was recorded, every run sends the same.
  return migration.isWrittenByLibrary === true || checksum === (await checksumOfRun(migration.up));
}

/** Whether a checksum was made in today's way. */
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
  // A migration may fail where it finds no rows. What it sent until then is the same each time.
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
        if (this.#sent.length >= MOST_STATEMENTS) throw new Error('A migration does not end without rows.');
        this.#sent.push([withoutLayout(sql), parameters]);
        return { rows: [] };
      },
    };
  }
}

function withoutLayout(sql: string): string {
  return sql.replaceAll(/--.*$/gm, ' ').replaceAll(/\s+/g, ' ').trim();
}
