import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { testFolder } from '#core/testing/test-folder.ts';
import { processIdentity } from '../process-identity.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import { postgresPaths } from './postgres-folders.ts';
import { startPostgres } from './postgres-process.ts';
import { preparePrograms } from './postgres-programs.ts';
import { EMBEDDED_SETTINGS } from './postgres-settings.ts';
import type { SocketAddress } from './socket-address.ts';

const log = pino({ level: 'silent' });

async function ask(address: SocketAddress, text: string): Promise<unknown[]> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  // A killed connection reports an error twice: to the query and to the `error` listener.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const BUSY_QUERIES = "select from pg_stat_activity where state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()";

/** Polls the condition. Jest's own limit ends a wait without success. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  let open: EmbeddedPostgres | undefined;
  const start = async (): Promise<EmbeddedPostgres> => {
    open = await openEmbeddedPostgres({ dataDir, log });
    return open;
  };

  beforeAll(() => {
    // A folder with mode 700, like a home folder, and so long that the path of the socket has over 107 bytes.
    dataDir = join(testFolder(), 'long'.repeat(25));
    mkdirSync(dataDir);
  });
  afterEach(async () => {
    await open?.stop();
    open = undefined;
  });
  afterAll(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

  it('starts in a folder with a long path and mode 700, initializes again after an interruption, and stops', async () => {
    const { cluster } = postgresPaths(dataDir);
    mkdirSync(`${cluster}.unfinished`, { recursive: true });
    writeFileSync(join(`${cluster}.unfinished`, 'half'), '');
    const postgres = await start();
    const pid = postgres.pid() ?? 0;
    expect(await ask(postgres.address, "select lower('ÄÉ') as lower, current_setting('fsync') as fsync")).toEqual([
      { lower: 'äé', fsync: 'on' },
    ]);
    expect(existsSync(`${cluster}.unfinished`)).toBe(false);
    await postgres.stop();
    expect(processIdentity(pid)).toBeUndefined();
  });

  it('listens on no network port', async () => {
    const { address } = await start();
    expect(await ask(address, "select current_setting('listen_addresses') as addresses")).toEqual([{ addresses: '' }]);
  });

  it('has every extension that plugins need', async () => {
    const { address } = await start();
    const names = ['btree_gin'];
    const rows = await ask(address, `select name from pg_available_extensions where name in ('${names.join("', '")}') order by 1`);
    expect(rows).toEqual(names.map((name) => ({ name })));
  });

  it('recovers confirmed data after a kill, even beside a busy child', async () => {
    const postgres = await start();
    await ask(postgres.address, 'create table kept as select 7 as seven');
    const busy = ask(postgres.address, 'select count(*) from generate_series(1, 1e12)').catch((error: Error) => error);
    await until(async () => (await ask(postgres.address, BUSY_QUERIES)).length === 1);
    const before = postgres.pid();
    process.kill(before ?? 0, 'SIGKILL');
    expect(await busy).toBeInstanceOf(Error);
    await until(async () => postgres.pid() !== undefined && postgres.pid() !== before);
    expect(await ask(postgres.address, 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  it('stops and replaces the process that a killed server left behind', async () => {
    const paths = postgresPaths(dataDir);
    const orphan = await startPostgres(paths, { ...preparePrograms(paths.cluster), launcher: [] }, EMBEDDED_SETTINGS);
    const postgres = await start();
    await orphan.ended;
    expect(await ask(postgres.address, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(postgres.pid()).not.toBe(orphan.pid);
  });

  it('starts although another process now has the number of its dead predecessor', async () => {
    const { cluster } = postgresPaths(dataDir);
    const { account } = preparePrograms(cluster);
    const other = spawn('sleep', ['600'], { ...account, cwd: '/', stdio: 'ignore' });
    const file = join(cluster, 'postmaster.pid');
    writeFileSync(file, `${other.pid}\n${cluster}\n1\n5432\n\n\n\nready\n`, { mode: 0o600 });
    if (account !== undefined) chownSync(file, account.uid, account.gid);
    const { address } = await start();
    expect(await ask(address, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(processIdentity(other.pid ?? 0)).toBeDefined();
    other.kill();
    await once(other, 'exit');
  });

  it.each([
    ['99', /was created by PostgreSQL 99, but this version of Trellis has PostgreSQL \d+\. Start the newer version of Trellis/],
    ['9', /was created by PostgreSQL 9, but this version of Trellis has PostgreSQL \d+\. Dump it/],
  ])('refuses the folder of PostgreSQL %s in one sentence', async (version, sentence) => {
    const file = join(postgresPaths(dataDir).cluster, 'PG_VERSION');
    const own = readFileSync(file, 'utf8');
    writeFileSync(file, `${version}\n`);
    await expect(start()).rejects.toThrow(sentence);
    writeFileSync(file, own);
  });

  it('reports why it does not start, and where its log is', async () => {
    const attempt = openEmbeddedPostgres({ dataDir, log, settings: { shared_buffers: 'much' } });
    await expect(attempt).rejects.toThrow(/^The embedded PostgreSQL did not start: .*shared_buffers.* Its log is .*postgres\.log\.$/);
  });
});
