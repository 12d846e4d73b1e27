import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { applyImport, checkFile, undoImport } from '../../../tests/support/import-calls.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import { growthOf } from '../processes.ts';
import { median, type Report, type Round } from '../report.ts';
import { inSeededFolder, poolOf } from '../seeded-server.ts';
import { generatePostings } from './generate-postings.ts';
import { generateSkills, SKILL_COLUMNS, skillsCsv } from './generate-skills.ts';
import { type ImportFloor, importFloor } from './import-floor.ts';
import { pacedLoad } from './load.ts';
import { type BenchDatabase, onDatabase, signedIn } from './world.ts';

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

/** Imports a spreadsheet of skills while others search postings, on a server with its own data. */
export async function benchImports(report: Report): Promise<void> {
  report.heading(`Import of ${ROWS} rows by ${SKILL_COLUMNS.length} columns, search at ${PER_SECOND} a second`);
  await inSeededFolder(async ({ dataDir, inProduction }) => {
    const server = await inProduction();
    await server.start();
    await onDatabase(poolOf({ dataDir }), async (db) => {
      await prepare(server, db);
      const rounds: Measured[] = [];
      for (const letter of LETTERS) rounds.push(await measured(server, db, letter));
      reportRounds(report, rounds);
    });
    await server.stop();
    const small = await inProduction({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}` });
    await small.start();
    await measureGrowth(report, small);
  });
}

/** What 99 of 100 searches take at most without an import, in milliseconds. */
function searchQuietly({ url }: TrellisServer): Promise<number> {
  return pacedLoad(url, PATHS, PER_SECOND, (sent) => sent < QUIET_SECONDS * PER_SECOND);
}

/** Adds the postings, and lets the server do once what it will do. */
async function prepare(server: TrellisServer, db: BenchDatabase): Promise<void> {
  const file = path.join(server.dataDir, 'bench-postings.csv');
  await generatePostings(file, POSTINGS);
  const env = { ...process.env, DATA_DIR: server.dataDir };
  await promisify(execFile)(process.execPath, ['scripts/command.ts', 'import-jobs', file], { env });
  await searchQuietly(server);
  const admin = await signedIn({ server }, 'admin');
  await undoImport(admin, await applyImport(admin, await checkFile(admin, PLACE, skillsCsv(generateSkills('w', WARM_UP_ROWS)))));
  await sql`vacuum analyze`.execute(db);
}

async function measured(server: TrellisServer, db: BenchDatabase, letter: string): Promise<Measured> {
  const rows = generateSkills(letter, ROWS);
  const csv = skillsCsv(rows);
  const floor = await importFloor(db, csv, rows);
  const quiet = await searchQuietly(server);
  const admin = await signedIn({ server }, 'admin');

  let isOver = false;
  const searches = pacedLoad(server.url, PATHS, PER_SECOND, () => !isOver);
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

function reportRounds(report: Report, all: readonly Measured[]): void {
  const against = (floor: (one: Measured) => number, ours: 'checked' | 'applied' | 'busy'): Round[] =>
    all.map((one) => ({ floor: floor(one), ours: one[ours] }));
  const checked = against(({ floor }) => floor.checked, 'checked');
  report.compare({ name: 'from upload to checked (goal 20 s)', unit: 's', rounds: checked, most: LIMITS.checked });
  const applied = against(({ floor }) => floor.applied, 'applied');
  report.compare({ name: 'applied after (goal 60 s)', unit: 's', rounds: applied, most: LIMITS.applied });
  report.add({ name: 'taken back after', value: median(all.map(({ undone }) => undone)), unit: 's' });
  const busy = against(({ quiet }) => quiet, 'busy');
  report.compare({ name: 'search meanwhile: p99 (goal 50 ms)', unit: 'ms', rounds: busy, most: LIMITS.p99 });
}

/** Imports on a server with little memory. The highest resident set counts, because the server gives memory back while it is idle. */
async function measureGrowth(report: Report, server: TrellisServer): Promise<void> {
  const admin = await signedIn({ server }, 'admin');
  const name = `growth of an API process with a heap of ${HEAP_MIB} MiB, highest resident set`;
  await growthOf(report, { name, most: MOST_GROWTH_MIB, pid: server.pid }, async () => {
    await applyImport(admin, await checkFile(admin, PLACE, skillsCsv(generateSkills('m', ROWS))));
  });
}
