import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { CoreTables } from '#core/server/db/database.ts';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import { applyImport, checkFile, undoImport } from '../../../tests/support/import-calls.ts';
import { freePort, TrellisServer } from '../../../tests/support/trellis-server.ts';
import { memoryOf } from '../processes.ts';
import { median, type Report, type Round } from '../report.ts';
import { generatePostings } from './generate-postings.ts';
import { generateSkills, SKILL_COLUMNS, skillsCsv } from './generate-skills.ts';
import { type ImportFloor, importFloor } from './import-floor.ts';
import { pacedLoad, pacedWhile } from './paced-load.ts';

/** Most times the floor, in the median of the rounds. */
const LIMITS = { checked: 8, applied: 4, p99: 10 };
/**
 * The heap of the server whose memory is measured. Without a limit, V8 collects garbage later on a faster machine. 60 MiB are in use before
 * an import, and an import that needs more than the rest ends the server.
 */
const HEAP_MIB = 128;
/** The most that the resident set of that server may grow, in MiB: the rest of the heap, and what is outside it. */
const MOST_GROWTH_MIB = 160;
const ROWS = 50_000;
const WARM_UP_ROWS = 5_000;
const POSTINGS = 10_000;
/** A first start makes a database. */
const FIRST_START_MS = 180_000;
const LETTERS = ['a', 'b', 'c'];
const PER_SECOND = 20;
const QUIET_SECONDS = 10;
const PLACE = { target: 'admin-masters.rows', place: 'skills' };
const PATHS = ['engineer', 'nurse', 'water', 'senior', 'railway', 'teacher'].map((word) => `/api/jobs?limit=20&q=${word}`);

/** What is measured in one round. */
interface Measured {
  readonly floor: ImportFloor;
  /** Seconds from the upload to the result of the check, of applying, and of taking it back. */
  readonly checked: number;
  readonly applied: number;
  readonly undone: number;
  /** Milliseconds that 99 of 100 searches take at most, without and with an import. */
  readonly quiet: number;
  readonly busy: number;
}

/** The environments of a server that makes the demo data, and of one as it is operated. */
interface Environments {
  readonly first: NodeJS.ProcessEnv;
  readonly operated: NodeJS.ProcessEnv;
}

/** Imports a spreadsheet of skills while others search postings, on a server with its own data. */
export async function benchImports(report: Report, { first, operated }: Environments): Promise<void> {
  report.heading(`Import of ${ROWS} rows by ${SKILL_COLUMNS.length} columns, search at ${PER_SECOND} a second`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-bench-imports-'));
  const seeding = new TrellisServer({ port: await freePort(), dataDir, env: first });
  const server = new TrellisServer({ port: await freePort(), dataDir, env: operated });
  const small = new TrellisServer({
    ...{ port: await freePort(), dataDir },
    env: { ...operated, NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}` },
  });
  try {
    await seeding.start(FIRST_START_MS);
    await seeding.stop();
    await server.start();
    const pool = new pg.Pool({ ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE, max: 1 });
    const db = new Kysely<CoreTables>({ dialect: new PostgresDialect({ pool }) });
    try {
      await prepare(server, db);
      const rounds: Measured[] = [];
      for (const letter of LETTERS) rounds.push(await measured(server, db, letter));
      reportRounds(report, rounds);
    } finally {
      await db.destroy();
    }
    await server.stop();
    await small.start();
    await measureGrowth(report, small);
  } finally {
    await seeding.stop();
    await server.stop();
    await small.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Adds the postings, and lets the server do once what it will do. */
async function prepare(server: TrellisServer, db: Kysely<CoreTables>): Promise<void> {
  const file = path.join(server.dataDir, 'bench-postings.csv');
  await generatePostings(file, POSTINGS);
  const env = { ...process.env, DATA_DIR: server.dataDir };
  await promisify(execFile)(process.execPath, ['scripts/command.ts', 'import-jobs', file], { env });
  await pacedLoad(server.url, PATHS, QUIET_SECONDS, PER_SECOND);
  const admin = await ApiUser.signIn(server.url, 'admin@demo.test', DEMO_PASSWORD);
  await undoImport(admin, await applyImport(admin, await checkFile(admin, PLACE, skillsCsv(generateSkills('w', WARM_UP_ROWS)))));
  await sql`vacuum analyze`.execute(db);
}

async function measured(server: TrellisServer, db: Kysely<CoreTables>, letter: string): Promise<Measured> {
  const rows = generateSkills(letter, ROWS);
  const csv = skillsCsv(rows);
  const floor = await importFloor(db, csv, rows);
  const quiet = await pacedLoad(server.url, PATHS, QUIET_SECONDS, PER_SECOND);
  const admin = await ApiUser.signIn(server.url, 'admin@demo.test', DEMO_PASSWORD);

  let isOver = false;
  const searches = pacedWhile(server.url, PATHS, PER_SECOND, () => !isOver);
  // Is awaited when the import is over.
  searches.catch(() => undefined);
  try {
    const begun = performance.now();
    const checked = await checkFile(admin, PLACE, csv);
    if (checked.counts?.new !== ROWS) throw new Error(`The check counted ${JSON.stringify(checked.counts)}`);
    const before = performance.now();
    const applied = await applyImport(admin, checked);
    const end = performance.now();
    isOver = true;
    const busy = await searches;
    await undoImport(admin, applied);
    const undone = performance.now() - end;
    await sql`vacuum analyze`.execute(db);
    const times = { checked: (before - begun) / 1000, applied: (end - before) / 1000, undone: undone / 1000 };
    return { floor, ...times, quiet, busy };
  } finally {
    isOver = true;
  }
}

function reportRounds(report: Report, rounds: readonly Measured[]): void {
  const against = (floor: (one: Measured) => number, ours: (one: Measured) => number): Round[] =>
    rounds.map((one) => ({ floor: floor(one), ours: ours(one) }));
  report.compare({
    ...{ name: 'from upload to checked (goal 20 s)', unit: 's', most: LIMITS.checked },
    rounds: against(
      ({ floor }) => floor.checked,
      ({ checked }) => checked,
    ),
  });
  report.compare({
    ...{ name: 'applied after (goal 60 s)', unit: 's', most: LIMITS.applied },
    rounds: against(
      ({ floor }) => floor.applied,
      ({ applied }) => applied,
    ),
  });
  report.add({ name: 'taken back after', value: median(rounds.map(({ undone }) => undone)), unit: 's' });
  report.compare({
    ...{ name: 'search meanwhile: p99 (goal 50 ms)', unit: 'ms', most: LIMITS.p99 },
    rounds: against(
      ({ quiet }) => quiet,
      ({ busy }) => busy,
    ),
  });
}

/** Imports on a server with little memory. The highest resident set counts, because the server gives memory back while it is idle. */
async function measureGrowth(report: Report, server: TrellisServer): Promise<void> {
  const admin = await ApiUser.signIn(server.url, 'admin@demo.test', DEMO_PASSWORD);
  const before = memoryOf(server.pid);
  await applyImport(admin, await checkFile(admin, PLACE, skillsCsv(generateSkills('m', ROWS))));
  const after = memoryOf(server.pid);
  if (before === undefined || after === undefined) {
    console.log('     the memory of processes cannot be read on this system');
    return;
  }
  const limit = { kind: 'at most', value: MOST_GROWTH_MIB } as const;
  const name = `growth of an API process with a heap of ${HEAP_MIB} MiB, highest resident set`;
  report.add({ name, value: after.peakMiB - before.residentMiB, unit: 'MiB', limit });
}
