import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { ApiUser } from '../../support/api-client.ts';
import { HeldLock } from '../../support/held-lock.ts';
import { askForCheck, askToApply, askToUndo, type CalledImport, checkFile, untilState, uploadImport } from '../../support/import-calls.ts';
import { ScriptChecks } from '../../support/script-checks.ts';
import { freePort, TrellisServer } from '../../support/trellis-server.ts';

// node tests/crash/imports/run.ts [ROWS]: imports a spreadsheet of skills. The server is killed in each step of the import, and PostgreSQL
// while the rows are written: a lock holds the step between two writes. Each step must be repeated, and have its effect once. The last line
// is `N passed, N failed`.

const rows = Number(process.argv[2] ?? 2_000);
const PLACE = { target: 'admin-masters.rows', place: 'skills' };
const PREFIX = 'crash-';
/** A first start makes a database. */
const FIRST_START_MS = 180_000;
/** Until a step is at work. */
const PATIENCE_MS = 120_000;
/** Transactions of reading and of checking that end before the kill: the first removes what an earlier attempt left. */
const TRANSACTIONS_BEFORE = 2;

const dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-crash-imports-'));
const server = new TrellisServer({ port: await freePort(), dataDir });
const checks = new ScriptChecks();
const { check } = checks;

const database = (): pg.ClientConfig => ({ ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE });

async function select(statement: string, ...values: string[]): Promise<{ n: string }[]> {
  const client = new pg.Client(database());
  await client.connect();
  try {
    return (await client.query<{ n: string }>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

const count = async (statement: string, value: string): Promise<number> => Number((await select(statement, value))[0]?.n);
const stored = (): Promise<number> => count('select count(*) as n from master_rows where starts_with(code, $1)', PREFIX);
const events = (action: string): Promise<number> => count('select count(*) as n from audit_events where action = $1', action);
const admin = (): Promise<ApiUser> => ApiUser.signIn(server.url, 'admin@demo.test', DEMO_PASSWORD);

/** A step of the import. */
interface Step {
  readonly ask: (user: ApiUser) => Promise<CalledImport>;
  readonly after: string;
  /** How many transactions of the step end before it is held. Applying and undoing are one transaction, which is held after the first rows. */
  readonly transactions?: number;
}

/** A process to kill in a step, and what to start again afterwards. */
interface Blow {
  readonly kill: () => Promise<void>;
  readonly recover: () => Promise<void>;
}

const SERVER: Blow = { kill: () => server.killServer(), recover: () => server.start() };
const POSTGRES: Blow = { kill: () => server.killDatabase(), recover: () => server.untilReady() };

interface Broken {
  /** The import after the repetition of the step. */
  readonly run: CalledImport;
  /** Whether the process was killed in the step. */
  readonly isKilled: boolean;
  /** The rows that were stored before the step was repeated; `undefined` when it was repeated sooner. */
  readonly before: number | undefined;
}

/** Kills a process in the step, and waits until the step was repeated. */
async function killedIn({ ask, after, transactions = 0 }: Step, blow: Blow): Promise<Broken> {
  const user = await admin();
  const lock = await HeldLock.on('import_rows', database());
  try {
    const begun = await ask(user);
    let isKilled = await lock.untilAwaited(PATIENCE_MS);
    for (let ended = 0; isKilled && ended < transactions; ended += 1) {
      await lock.letThrough();
      isKilled = await lock.untilAwaited(PATIENCE_MS);
    }
    if (isKilled) await blow.kill();
    const killedAt = new Date();
    await lock.release();
    if (isKilled) await blow.recover();
    const before = await storedIn(begun);
    if (blow === SERVER) await silence(killedAt);
    return { isKilled, before, run: await untilState(await admin(), begun, after) };
  } finally {
    await lock.release();
  }
}

/** Ends the lease of the killed server's jobs, because another server takes them only after 40 seconds without a report. */
async function silence(killedAt: Date): Promise<void> {
  await select(
    "update queue_jobs set due_at = now() where state = 'running' and due_at < $1::timestamptz + interval '40 seconds'",
    killedAt.toISOString(),
  );
}

/** The stored rows, as long as the import is in this state. */
async function storedIn({ id, state }: CalledImport): Promise<number | undefined> {
  const [row] = await select(
    'select count(code) as n from imports left join master_rows on starts_with(code, $1) where imports.id = $2 and state = $3 group by state',
    ...[PREFIX, id, state],
  );
  return row && Number(row.n);
}

/** A check that needs the kill. */
function checkKilled(isKilled: boolean, sentence: string, ok: boolean): void {
  if (isKilled) check(sentence, ok);
  else checks.skip(`too late to see: ${sentence}`);
}

const csv = ['Code,Name,Description', ...Array.from({ length: rows }, (_, at) => `${PREFIX}${at},Skill ${at},"A, b"`)].join('\n');

try {
  await server.start(FIRST_START_MS);
  const read = await killedIn(
    { ask: (user) => uploadImport(user, PLACE, csv), after: 'mapping', transactions: TRANSACTIONS_BEFORE },
    SERVER,
  );
  checkKilled(read.isKilled, `killed while reading: ${read.run.rows} of ${rows} rows were read`, read.run.rows === rows);

  const checked = await killedIn(
    { ask: (user) => askForCheck(user, read.run), after: 'checked', transactions: TRANSACTIONS_BEFORE },
    SERVER,
  );
  const found = checked.run.counts?.new;
  checkKilled(checked.isKilled, `killed while checking: ${found} rows are new`, found === rows);

  const applied = await killedIn({ ask: (user) => askToApply(user, checked.run), after: 'applied' }, SERVER);
  const { isKilled, before } = applied;
  checkKilled(
    isKilled && before !== undefined,
    `killed while applying: ${before} rows of the broken transaction were stored`,
    before === 0,
  );
  const kept = await stored();
  check(`${kept} rows are stored after the repetition`, kept === rows);
  check('one event says so', (await events('import.applied')) === 1);

  const undone = await killedIn({ ask: (user) => askToUndo(user, applied.run), after: 'undone' }, SERVER);
  const isSeen = undone.isKilled && undone.before !== undefined;
  checkKilled(isSeen, `killed while undoing: ${undone.before} rows were still stored`, undone.before === rows);
  const left = await stored();
  check(`${left} rows are left after the repetition`, left === 0);
  check('one event says so', (await events('import.undone')) === 1);

  const again = await checkFile(await admin(), PLACE, csv);
  const twice = await killedIn({ ask: (user) => askToApply(user, again), after: 'applied' }, POSTGRES);
  const all = await stored();
  checkKilled(twice.isKilled, `PostgreSQL was killed while applying: ${all} rows are stored`, all === rows);
} catch (error) {
  checks.error(error, server.output.slice(-2000));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
await checks.end();
