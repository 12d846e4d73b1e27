import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportRun } from '#core/contract/imports/schemas.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import { applyImport, askForCheck, untilState, uploadImport } from '../../../tests/support/import-calls.ts';
import { freePort, TrellisServer } from '../../../tests/support/trellis-server.ts';
import { memoryOf } from '../processes.ts';
import type { Report } from '../report.ts';
import { Stalls } from '../stalls.ts';
import { generateSkills, skillsCsv } from './generate-skills.ts';
import { longestCells, longPostings, widestTable } from './heavy-workbooks.ts';

/** Heap of the server, in MiB. */
const HEAP_MIB = 512;
/** The most that one import may raise the server's memory, and four at once, in MiB. */
const MOST_GROWTH_MIB = { one: 96, four: 160 };
/** Most milliseconds of the processor without a pause. */
const MOST_STALL_MS = 50;
/** A first start makes a database. */
const FIRST_START_MS = 180_000;
const LONG_POSTINGS = 1000;
/** Rows of an ordinary import. */
const WARM_UP_ROWS = 2000;
const POSTINGS = { target: 'job-import.postings', place: '' };
const KINDS = ['skills', 'occupations', 'industries', 'cities'].map((place) => ({ target: 'admin-masters.rows', place }));
const [SKILLS = POSTINGS] = KINDS;

type Place = Pick<ImportRun, 'target' | 'place'>;

/** Imports the largest files that are taken, and tells by how much the memory of the server grows and how long it stands still. */
export async function benchHeavyImports(
  report: Report,
  { first, operated }: Record<'first' | 'operated', NodeJS.ProcessEnv>,
): Promise<void> {
  report.heading(`Imports of the largest files, heap of ${HEAP_MIB} MiB`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-bench-heavy-'));
  const stalls = new Stalls(dataDir);
  const seeding = new TrellisServer({ port: await freePort(), dataDir, env: first });
  const { NODE_OPTIONS, ...others } = stalls.env;
  // A quota that no file meets: the figures are those of the limits of files.
  const env = { ...operated, ...others, IMPORT_QUOTA_MB: '4000', NODE_OPTIONS: `${NODE_OPTIONS} --max-old-space-size=${HEAP_MIB}` };
  const server = new TrellisServer({ port: await freePort(), dataDir, env });
  try {
    await seeding.start(FIRST_START_MS);
    await seeding.stop();
    const measure = new Measure(report, server, stalls);
    const longest = longestCells();
    await measure.take('longest cells and rows', MOST_GROWTH_MIB.one, (admin) => checked(admin, SKILLS, longest));
    await measure.take('most rows and columns', MOST_GROWTH_MIB.one, (admin) => checked(admin, SKILLS, widestTable()));
    const postings = longPostings(LONG_POSTINGS, 'Long texts');
    await measure.take('long postings, applied', MOST_GROWTH_MIB.one, async (admin) =>
      applyImport(admin, await checked(admin, POSTINGS, postings)),
    );
    await measure.take('long postings again', MOST_GROWTH_MIB.one, (admin) => checked(admin, POSTINGS, postings));
    await measure.take('four at once', MOST_GROWTH_MIB.four, (admin) => Promise.all(KINDS.map((place) => checked(admin, place, longest))));
  } finally {
    await seeding.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function checked(admin: ApiUser, place: Place, content: Buffer): Promise<ImportRun> {
  const read = await untilState(admin, await uploadImport(admin, place, new Uint8Array(content)), 'mapping');
  return untilState(admin, await askForCheck(admin, read), 'checked');
}

class Measure {
  readonly #report: Report;
  readonly #server: TrellisServer;
  readonly #stalls: Stalls;

  constructor(report: Report, server: TrellisServer, stalls: Stalls) {
    this.#report = report;
    this.#server = server;
    this.#stalls = stalls;
  }

  /** Measures the work on a server that has begun anew and has done two ordinary imports: after another large one, it would need less. */
  async take(name: string, mostMib: number, work: (admin: ApiUser) => Promise<unknown>): Promise<void> {
    await this.#server.start();
    const admin = await ApiUser.signIn(this.#server.url, 'admin@demo.test', DEMO_PASSWORD);
    await checked(admin, SKILLS, Buffer.from(skillsCsv(generateSkills('w', WARM_UP_ROWS))));
    await checked(admin, POSTINGS, longPostings(1, 'Warm'));
    const before = memoryOf(this.#server.pid);
    forgetPeak(this.#server.pid);
    this.#stalls.reset();
    const begun = performance.now();
    await work(admin);
    this.#report.add({ name: `${name}: after`, value: (performance.now() - begun) / 1000, unit: 's' });
    const after = memoryOf(this.#server.pid);
    if (before === undefined || after === undefined) console.log('     the memory of processes cannot be read on this system');
    else this.#add(`${name}: growth`, after.peakMiB - before.residentMiB, 'MiB', mostMib);
    this.#add(`${name}: longest stall`, this.#stalls.longestMs, 'ms', MOST_STALL_MS);
    await this.#server.stop();
  }

  #add(name: string, value: number, unit: string, most: number): void {
    this.#report.add({ name, value, unit, limit: { kind: 'at most', value: most } });
  }
}

/** Lets the kernel count the highest resident set from now on. */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The system has no such file. The peak is then that of the whole life, which is not less.
  }
}
