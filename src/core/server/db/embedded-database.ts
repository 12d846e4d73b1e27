import pg from 'pg';
import { errorCode } from '../errors/caught-error.ts';
import type { SocketAddress } from './embedded-postgres/socket-address.ts';

/** Name of the Trellis database in the embedded PostgreSQL. */
export const EMBEDDED_DATABASE = 'trellis';

const NO_SUCH_DATABASE = '3D000';
const ALREADY_THERE = '42P04';

/** Creates the database on the first start. On later starts it only checks, with one connection, that it exists. */
export async function ensureEmbeddedDatabase(address: SocketAddress): Promise<void> {
  try {
    await withClient(address, EMBEDDED_DATABASE, () => Promise.resolve());
  } catch (error) {
    if (errorCode(error) !== NO_SUCH_DATABASE) throw error;
    await withClient(address, 'postgres', (client) => create(client));
  }
}

async function create(client: pg.Client): Promise<void> {
  try {
    await client.query(`create database ${EMBEDDED_DATABASE}`);
  } catch (error) {
    if (errorCode(error) !== ALREADY_THERE) throw error;
  }
}

async function withClient(address: SocketAddress, database: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...address, database });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
