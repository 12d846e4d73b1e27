import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { readConfig } from '#core/server/config/read-config.ts';
import { lockDataFolder } from '#core/server/db/data-folder-lock.ts';
import { defineServerPlugin, type ServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { changesOf, takeBack } from '../../scripts/plugins/plugin-data.ts';
import { demandRemovable, removeFiles } from '../../scripts/plugins/removal.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';

let root = '';
beforeEach(() => {
  root = testFolder();
});

describe('The files of a plugin', () => {
  const SERVER_LIST = [
    `import { gardenServerPlugin } from './garden/server/garden.server-plugin.ts';`,
    `import { gardenShedServerPlugin } from './garden-shed/server/garden-shed.server-plugin.ts';`,
    'export const serverPlugins: readonly ServerPlugin[] = [',
    '  gardenServerPlugin,',
    '  gardenShedServerPlugin,',
    '];',
    '',
  ].join('\n');

  beforeEach(() => {
    write('src/plugins/index.client.ts', 'export const clientPlugins: readonly ClientPlugin[] = [];\n');
    write('src/plugins/index.server.ts', SERVER_LIST);
    write('src/plugins/garden/server/garden.server-plugin.ts', `defineServerPlugin({ id: 'garden' });\n`);
    write(
      'src/plugins/garden-shed/server/garden-shed.server-plugin.ts',
      `defineServerPlugin({ id: 'garden-shed', requires: ['garden'] });\n`,
    );
    write('src/plugins/tools/client/tools.client-plugin.ts', `defineClientPlugin({ id: 'tools', requires: ['garden-shed'] });\n`);
    write('src/plugins/birds/e2e/birds.spec.ts', '');
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-qm', 'All'],
    ])
      git(...args);
  });

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  function git(...args: string[]): string {
    const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org'];
    return spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).stdout;
  }

  test('are kept for an unknown name', () => {
    expect(() => demandRemovable(root, 'gardens', false)).toThrow(
      'There is no plugin "gardens". There are: birds, garden, garden-shed, tools.',
    );
    expect(() => demandRemovable(root, '../plugins', true)).toThrow('There is no plugin "../plugins".');
  });

  test('are kept while other plugins require it, in either half, directly or indirectly', () => {
    const sentence = 'These plugins require "garden", directly or through others: garden-shed, tools. Remove them first.';
    expect(() => demandRemovable(root, 'garden', false)).toThrow(sentence);
    expect(() => demandRemovable(root, 'garden', true)).toThrow(sentence);
  });

  test('are kept while they are not committed, unless forced', () => {
    demandRemovable(root, 'tools', false);
    write('src/plugins/birds/e2e/birds.spec.ts', '// Changed.\n');
    demandRemovable(root, 'tools', false);
    for (let one = 1; one <= 6; one += 1) write(`src/plugins/tools/new-${one}.ts`, '');
    expect(() => demandRemovable(root, 'tools', false)).toThrow(
      /^src\/plugins\/tools has changes that are not committed\..*--force to lose them:\n( {2}\?\? src\/plugins\/tools\/new-[1-5]\.ts\n){5} {2}and 1 more$/,
    );
    demandRemovable(root, 'tools', true);
  });

  test('are kept outside of a git repository, unless forced', () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect(() => demandRemovable(root, 'tools', false)).toThrow('git cannot tell whether src/plugins/tools is committed.');
    demandRemovable(root, 'tools', true);
  });

  test('are removed with its lines, while the lines of a plugin with a longer name stay', () => {
    removeFiles(root, 'garden');
    expect(existsSync(join(root, 'src/plugins/garden'))).toBe(false);
    const left = SERVER_LIST.split('\n').filter((line) => !/gardenServerPlugin/.test(line));
    expect(readFileSync(join(root, 'src/plugins/index.server.ts'), 'utf8')).toBe(left.join('\n'));
    expect(git('status', '--porcelain')).toBe(' D src/plugins/garden/server/garden.server-plugin.ts\n M src/plugins/index.server.ts\n');
  });

  test('are removed with everything in the folder, also after an interrupted removal', () => {
    removeFiles(root, 'birds');
    removeFiles(root, 'birds');
    expect(git('status', '--porcelain')).toBe(' D src/plugins/birds/e2e/birds.spec.ts\n');
  });
});

describe('The data of a plugin', () => {
  const keeping = (id: string): ServerPlugin =>
    defineServerPlugin({
      id,
      migrations: [
        {
          id: `${id}/0001-create-beds`,
          up: async (db) => {
            await sql`create table ${sql.id(`${id}_beds`)} (id int)`.execute(db);
          },
          down: async (db) => {
            await sql`drop table ${sql.id(`${id}_beds`)}`.execute(db);
          },
        },
      ],
      setup: () => ({}),
    });
  const plugins = [keeping('garden'), keeping('shed')];

  const database = freshDatabase({ plugins: orderPlugins(plugins) });
  const config = (env = {}) => readConfig({ NODE_ENV: 'test', ...env }, root);
  const onDatabase = () => config({ DATABASE_URL: database.url });

  async function left(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where tablename like '%beds'
      union all select id from schema_migrations where id like '%beds' order by name`.execute(database.db);
    return rows.map(({ name }) => name);
  }

  test('is deleted, and that of other plugins stays', async () => {
    expect(await changesOf(onDatabase(), 'garden')).toEqual(['garden/0001-create-beds']);
    expect(await takeBack(onDatabase(), plugins, 'garden')).toEqual(['garden/0001-create-beds']);
    expect(await left()).toEqual(['shed/0001-create-beds', 'shed_beds']);
    expect(await takeBack(onDatabase(), plugins, 'garden')).toEqual([]);
  });

  test('stays while the plugin is not in the list, since only the list knows its migrations', async () => {
    await expect(takeBack(onDatabase(), [keeping('shed')], 'garden')).rejects.toThrow(
      'The database has the migration "garden/0001-create-beds", but the plugin is not in src/plugins/index.server.ts. Restore its lines first.',
    );
    expect(await left()).toHaveLength(4);
  });

  test('is empty for a plugin without a server half', async () => {
    expect(await takeBack(onDatabase(), plugins, 'flowers')).toEqual([]);
    expect(await left()).toHaveLength(4);
  });

  test('is empty without a database, and none is created', async () => {
    expect(await changesOf(config(), 'garden')).toEqual([]);
    expect(await takeBack(config(), plugins, 'garden')).toEqual([]);
    expect(existsSync(join(root, '.data'))).toBe(false);
  });

  test('stays while a server uses the data folder', async () => {
    const lock = await lockDataFolder(join(root, '.data'));
    await expect(takeBack(config(), plugins, 'garden')).rejects.toThrow('Stop the server first: it would lose tables that it uses.');
    lock.release();
  });
});

describe('npm run plugin:remove', () => {
  const run = (...args: string[]) => {
    const env = { ...BARE_ENVIRONMENT, DATA_DIR: root };
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/plugin-remove.ts'), ...args], {
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };

  test.each([[[]], [['--yes']], [['--help']], [['one', 'other']]])('with %j prints its usage', (args) => {
    expect(run(...args)).toEqual({ status: 2, said: 'Usage: npm run plugin:remove -- NAME [--yes] [--force]\n' });
  });
});
