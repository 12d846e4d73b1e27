import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The address of a PostgreSQL server, whose user may create databases. */
export const SYSTEM_POSTGRES = process.env.TEST_DATABASE_URL || undefined;

/** PostgreSQL has it from version 18 on. The generators of the bench use it. */
const UUIDV7 = `
  create function uuidv7() returns uuid language sql as $$
    select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
  $$`;

/** Runs something with a new database of a PostgreSQL server, and drops it. */
export async function inNewDatabase<Result>(server: string, run: (url: string) => Promise<Result>): Promise<Result> {
  const name = `trellis_bench_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    await addMissing(url.href);
    return await run(url.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}

async function addMissing(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_proc where proname = 'uuidv7'");
    if (rowCount === 0) await client.query(UUIDV7);
  } finally {
    await client.end();
  }
}
