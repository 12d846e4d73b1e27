import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tamper, writeEvents } from '#core/testing/test-audit.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { runCommandLine } from '../app/command-line.ts';
import { anchorOf } from '../audit/anchors.ts';
import type { AuditTables } from '../audit/audit-tables.ts';
import { chainEnd } from '../audit/chain.ts';
import { sealEvents } from '../audit/seal-events.ts';

const database = freshDatabase();
let folder: string;
beforeEach(async () => {
  folder = testFolder();
  await writeEvents(database.db, ['fig', 'date']);
  await sealEvents(database.db);
});

async function verify(...args: string[]) {
  const [said, faults]: [string[], string[]] = [[], []];
  const exitCode = await runCommandLine(['audit-verify', ...args], [], {
    env: { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: database.url },
    root: folder,
    cwd: folder,
    out: { write: (text) => said.push(text) },
    err: { write: (text) => faults.push(text) },
    signal: new AbortController().signal,
  });
  return { exitCode, said: said.join(''), faults: faults.join('') };
}

const newestAnchor = async (at = new Date(0)) => JSON.stringify(anchorOf(await chainEnd(database.db.$extendTables<AuditTables>()), at));

test('a record that fits ends with 0 and says how much was checked', async () => {
  await writeEvents(database.db, ['kiwi']);
  expect(await verify()).toEqual({
    exitCode: 0,
    said: '2 events fit, from number 1 to 2. 0 anchors fit. 1 events wait for their seal.\n',
    faults: '',
  });
});

test('a record that does not fit ends with 1 and names the first number', async () => {
  await tamper(database.db, (own) => own.updateTable('audit_events').set({ action: 'x' }).where('subject_id', '=', 'date').execute());
  expect(await verify()).toEqual({
    exitCode: 1,
    said: '1 events fit, from number 1 to 1. 0 anchors fit.\n',
    faults: 'Number 2 does not fit. The event or its seal was changed.\n',
  });
});

test('the anchors of the data folder are used, or those of the given file', async () => {
  writeFileSync(join(folder, 'audit-anchors.jsonl'), `${await newestAnchor()}\nincompl`);
  writeFileSync(join(folder, 'copy.jsonl'), `{"at":"1970-01-01T00:00:00.000Z","seq":2,"hash":"${'0'.repeat(64)}"}\n`);
  expect(await verify()).toMatchObject({
    exitCode: 0,
    said: expect.stringContaining('1 anchors fit.'),
    faults: '1 of the lines in the file are not anchors.\n',
  });
  expect(await verify('--anchors', 'copy.jsonl')).toMatchObject({ exitCode: 1, faults: expect.stringContaining('has another hash') });
});

test.each([[['--anchors']], [['--anchors', 'missing.jsonl']], [['twice', 'over']]])('the arguments %j end with 2', async (args) => {
  expect((await verify(...args)).exitCode).toBe(2);
});

test('a database without a record fits only if there are no anchors', async () => {
  const env = { NODE_ENV: 'test', DATA_DIR: join(folder, 'none') };
  writeFileSync(join(folder, 'copy.jsonl'), await newestAnchor());
  const run = (...args: string[]) =>
    runCommandLine(['audit-verify', ...args], [], {
      env,
      root: folder,
      cwd: folder,
      out: { write: () => undefined },
      err: { write: () => undefined },
      signal: new AbortController().signal,
    });
  expect(await run()).toBe(0);
  expect(await run('--anchors', 'copy.jsonl')).toBe(1);
});
