import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { lockDataFolder } from '#core/server/db/data-folder-lock.ts';
import { listMigrations } from '#core/server/db/migration-list.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';

const plugins = orderPlugins(serverPlugins);
const ids = listMigrations(plugins).map(({ id }) => id);

const database = testDatabase({ plugins });

function run(args: readonly string[], env: NodeJS.ProcessEnv): { status: number | null; said: string } {
  const script = path.resolve('scripts/migrate-down.ts');
  const options = { env: { ...BARE_ENVIRONMENT, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { status, said: stdout + stderr };
}

const onDatabase = (...args: string[]) => run(args, { DATABASE_URL: database.url });

async function applied(): Promise<number> {
  return (await sql`select from schema_migrations`.execute(database.db)).rows.length;
}

test('nothing is rolled back when the named migration is the last one of its part', async () => {
  const last = ids.findLast((id) => id.startsWith('jobs/')) ?? '';
  expect(onDatabase(last)).toEqual({ status: 0, said: 'There was no migration to roll back.\n' });
  expect(await applied()).toBe(ids.length);
});

test.each([[[]], [['--help']], [['core/9999-unknown']], [['core/0001-create', 'core/9999-unknown']]])(
  'for %j it prints its usage and changes nothing',
  async (args) => {
    const before = await applied();
    const { status, said } = onDatabase(...args);
    expect(status).toBe(2);
    expect(said).toMatch(/^Name the last migration to keep of each plugin that goes back: [^\n]+\n {2}core\/0001-create\n/);
    expect(await applied()).toBe(before);
  },
);

test('a server that uses the data folder must be stopped first', async () => {
  const dataDir = testFolder();
  const lock = await lockDataFolder(dataDir);
  expect(run(['core/0001-create'], { DATA_DIR: dataDir })).toEqual({
    status: 1,
    said: 'Stop the server first: it would lose tables that it uses.\n',
  });
  lock.release();
  rmSync(dataDir, { recursive: true });
});

test('a folder without a database has nothing to roll back', () => {
  const dataDir = path.join(tmpdir(), 'trellis-down-nowhere');
  expect(run(['core/0001-create'], { DATA_DIR: dataDir })).toEqual({ status: 1, said: 'There is no database yet.\n' });
});
