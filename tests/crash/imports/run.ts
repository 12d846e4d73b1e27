import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ImportRun, ImportState } from '#core/contract/imports/import-run.ts';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { ApiUser } from '../../support/api-client.ts';
import { askForCheck, askToApply, askToUndo, untilState, uploadImport } from '../../support/import-calls.ts';
import { freePort, TrellisServer } from '../../support/trellis-server.ts';

// node tests/crash/imports/run.ts [ROWS]: imports a spreadsheet of skills. The server is killed in each step of the import, and PostgreSQL
// while the rows are written. Each step must be repeated, and have its effect once. The last line is `N passed, N failed`.

const rows = Number(process.argv[2] ?? 20_000);
const PLACE = { target: 'admin-masters.rows', place: 'skills' };
const PREFIX = 'crash-';
/** A first start makes a database. */
const FIRST_START_MS = 180_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-crash-imports-'));
const server = new TrellisServer({ port: await freePort(), dataDir });

let passed = 0;
let failed = 0;
const check = (ok: boolean, sentence: string): void => {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${sentence}`);
};

async function count(statement: string, value: string): Promise<number> {
  const client = new pg.Client({ ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE });
  await client.connect();
  try {
    return Number((await client.query<{ n: string }>(statement, [value])).rows[0]?.n);
  } finally {
    await client.end();
  }
}

const stored = (): Promise<number> => count(`select count(*) as n from master_rows where starts_with(code, $1)`, PREFIX);
const events = (action: string): Promise<number> => count('select count(*) as n from audit_events where action = $1', action);
const admin = (): Promise<ApiUser> => ApiUser.signIn(server.url, 'admin@demo.test', DEMO_PASSWORD);

/** Waits until the step is at work on its rows. Reading counts them only at its end. */
async function underWay(user: ApiUser, { id }: ImportRun, state: ImportState): Promise<void> {
  for (;;) {
    const run = await user.must<ImportRun>('GET', `/imports/${id}`);
    if (run.state !== state) throw new Error(`The import was ${run.state} before its step could be killed`);
    if (state === 'reading' || (run.progress?.done ?? 0) > 0) return;
    await pause(20);
  }
}

/** Kills the server in the step, and starts it again. Resolves with the import after the step, and the stored rows before the repetition. */
async function killedIn(user: ApiUser, run: ImportRun, states: { readonly during: ImportState; readonly after: ImportState }) {
  await underWay(user, run, states.during);
  await server.killServer();
  await server.start();
  const before = await stored();
  return { before, run: await untilState(await admin(), run, states.after) };
}

const csv = ['Code,Name,Description', ...Array.from({ length: rows }, (_, at) => `${PREFIX}${at},Skill ${at},"A, b"`)].join('\n');

try {
  await server.start(FIRST_START_MS);
  const user = await admin();
  const begun = await uploadImport(user, PLACE, csv);
  const read = (await killedIn(user, begun, { during: 'reading', after: 'mapping' })).run;
  check(read.rows === rows, `killed while reading: ${read.rows} of ${rows} rows were read`);

  await askForCheck(await admin(), read);
  const checked = (await killedIn(await admin(), read, { during: 'checking', after: 'checked' })).run;
  check(checked.counts?.new === rows, `killed while checking: ${checked.counts?.new} rows are new`);

  await askToApply(await admin(), checked);
  const applied = await killedIn(await admin(), checked, { during: 'applying', after: 'applied' });
  check(applied.before === 0, `killed while applying: ${applied.before} rows of the broken transaction were stored`);
  check((await stored()) === rows, `${await stored()} rows are stored after the repetition`);
  check((await events('import.applied')) === 1, 'one event says so');

  await askToUndo(await admin(), applied.run);
  const undone = await killedIn(await admin(), applied.run, { during: 'undoing', after: 'undone' });
  check(undone.before === rows, `killed while undoing: ${undone.before} rows were still stored`);
  check((await stored()) === 0, `${await stored()} rows are left after the repetition`);
  check((await events('import.undone')) === 1, 'one event says so');

  const again = await uploadImport(await admin(), PLACE, csv);
  const second = await untilState(await admin(), again, 'mapping');
  await askForCheck(await admin(), second);
  const secondChecked = await untilState(await admin(), second, 'checked');
  await askToApply(await admin(), secondChecked);
  await underWay(await admin(), secondChecked, 'applying');
  server.killDatabase();
  await pause(200);
  await server.untilReady();
  await untilState(await admin(), secondChecked, 'applied');
  check((await stored()) === rows, `PostgreSQL was killed while applying: ${await stored()} rows are stored`);
} catch (error) {
  check(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  console.log(server.output.slice(-2000));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
