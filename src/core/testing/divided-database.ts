import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** An empty database with two users. */
export interface DividedDatabase {
  /** The user who owns the database and may change its tables. */
  readonly owner: string;
  /** The address of the database as its owner. */
  readonly ownerUrl: string;
  /** The address of the database as a user who may only connect to it. */
  readonly serverUrl: string;
  /** Another database, as a superuser. */
  readonly other: TestDatabase;
  /** Drops the database and its users. */
  readonly close: () => Promise<void>;
}

/** Creates a database and its users on the PostgreSQL server of this test run. */
export async function createDividedDatabase(): Promise<DividedDatabase> {
  const suffix = randomUUID().slice(0, 8);
  const [owner, server, name] = [`trellis_owner_${suffix}`, `trellis_server_${suffix}`, `trellis_divided_${suffix}`];
  const other = await createTestDatabase();
  for (const user of [owner, server]) await sql`create role ${sql.id(user)} login`.execute(other.db);
  await sql`create database ${sql.id(name)} owner ${sql.id(owner)} template template0 encoding 'UTF8'`.execute(other.db);
  const urlOf = (user: string): string => {
    const url = new URL(other.url);
    url.username = user;
    url.pathname = `/${name}`;
    return url.href;
  };
  const close = async (): Promise<void> => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(other.db);
    for (const user of [owner, server]) await sql`drop role ${sql.id(user)}`.execute(other.db);
    await other.close();
  };
  return { owner, ownerUrl: urlOf(owner), serverUrl: urlOf(server), other, close };
}
