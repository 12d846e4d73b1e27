import { readdirSync } from 'node:fs';
import { testFolder } from '#core/testing/test-folder.ts';
import type { ServerCommand } from '../plugin/server-command.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { runCommandLine } from './command-line.ts';

const folder = testFolder();

/** Prints its arguments. Needs no database. */
const echo: ServerCommand = {
  name: 'echo-words',
  summary: 'Says what it was given.',
  prepare: async (args, { out }) => ({
    onExistingData: true,
    run: async (kernel) => {
      out.write(`${args.join(' ')}${kernel === undefined ? ' without a database' : ''}`);
      return 7;
    },
  }),
};

const bringing = (id: string, ...commands: ServerCommand[]) => defineServerPlugin({ id, commands, setup: () => ({}) });

async function run(args: readonly string[], plugins = [bringing('garden', echo)]) {
  const said: string[] = [];
  const faults: string[] = [];
  const exitCode = await runCommandLine(args, plugins, {
    env: { NODE_ENV: 'test', DATA_DIR: folder },
    root: folder,
    cwd: folder,
    out: { write: (text) => said.push(text) },
    err: { write: (text) => faults.push(text) },
    signal: new AbortController().signal,
  });
  return { exitCode, said: said.join(''), faults: faults.join('') };
}

test.each([[[]], [['--help']]])('for %j the commands of the core and of all plugins are listed by name', async (args) => {
  expect(await run(args)).toEqual({
    exitCode: 0,
    said: [
      'npm run command -- NAME [ARGUMENTS], where NAME is one of',
      '  admin-grant   Makes a user with a confirmed address a full administrator.',
      '  admin-list    Lists the administrators.',
      '  admin-revoke  Takes the role from an administrator.',
      '  audit-verify  Verifies the audit record.',
      '  echo-words    Says what it was given.',
      '  mail-test     Sends one mail and prints the answers of the mail server.',
      '',
    ].join('\n'),
    faults: '',
  });
});

test('a command gets the arguments after its name, and its exit code is returned', async () => {
  expect(await run(['echo-words', 'one', '--help'])).toEqual({ exitCode: 7, said: 'one --help without a database', faults: '' });
});

test('a command for existing data does not create a database', async () => {
  await run(['echo-words']);
  expect(readdirSync(folder)).toEqual([]);
});

test('a command that only looks finds nothing without a database, and creates none', async () => {
  const look: ServerCommand = {
    name: 'look-around',
    summary: 'Counts the users.',
    prepare: async (_args, { out }) => ({
      onlyLooks: true,
      run: async (kernel) => {
        const users = await kernel?.db.selectFrom('users').selectAll().execute();
        out.write(`${users?.length} users`);
        return 0;
      },
    }),
  };
  expect(await run(['look-around'], [bringing('garden', look)])).toEqual({ exitCode: 0, said: '0 users', faults: '' });
  expect(readdirSync(folder)).toEqual([]);
});

test('an unknown command is refused with exit code 2', async () => {
  expect(await run(['weed'])).toEqual({
    exitCode: 2,
    said: '',
    faults: 'No plugin has the command "weed". Run "npm run command" for the list of commands.\n',
  });
});

test.each([[[]], [['echo-words']]])('for %j two plugins with the same command are refused, and both are named', async (args) => {
  expect(await run(args, [bringing('garden', echo), bringing('shed', echo)])).toEqual({
    exitCode: 1,
    said: '',
    faults: 'COMMAND_DUPLICATE: plugins "garden" and "shed" both declare the command "echo-words"\n',
  });
});

test('a plugin cannot take the name of a command of the core', async () => {
  const { faults } = await run(['admin-list'], [bringing('garden', { ...echo, name: 'admin-list' })]);
  expect(faults).toContain('plugins "core" and "garden" both declare the command "admin-list"');
});
