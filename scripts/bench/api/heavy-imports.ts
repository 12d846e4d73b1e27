import type { ApiUser } from '../../../tests/support/api-client.ts';
import { applyImport, askForCheck, type CalledImport, untilState, uploadImport } from '../../../tests/support/import-calls.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import { growthOf } from '../processes.ts';
import type { Report } from '../report.ts';
import { inSeededFolder } from '../seeded-server.ts';
import { Stalls } from '../stalls.ts';
import { generateSkills, skillsCsv } from './generate-skills.ts';
import { longestCells, longPostings, widestTable } from './heavy-workbooks.ts';
import { timed } from './load.ts';
import { signedIn } from './world.ts';

/** Heap of the server, in MiB. */
const HEAP_MIB = 512;
/** The most that one import may raise the server's memory, and four at once, in MiB. */
const MOST_GROWTH_MIB = { one: 96, four: 160 };
/** Most milliseconds of the processor without a pause. */
const MOST_STALL_MS = 50;
const LONG_POSTINGS = 1000;
/** Rows of an ordinary import. */
const WARM_UP_ROWS = 2000;
const POSTINGS = { target: 'job-import.postings', place: '' };
const KINDS = ['skills', 'occupations', 'industries', 'cities'].map((place) => ({ target: 'admin-masters.rows', place }));
const [SKILLS = POSTINGS] = KINDS;

type Place = Pick<CalledImport, 'target' | 'place'>;

/** Imports the largest files that are taken, and tells by how much the memory of the server grows and how long it stands still. */
export async function benchHeavyImports(report: Report): Promise<void> {
  report.heading(`Imports of the largest files, heap of ${HEAP_MIB} MiB`);
  await inSeededFolder(async ({ dataDir, inProduction }) => {
    const stalls = new Stalls(dataDir);
    const NODE_OPTIONS = `${stalls.env.NODE_OPTIONS} --max-old-space-size=${HEAP_MIB}`;
    // A quota that no file meets: the figures are those of the limits of files.
    const server = await inProduction({ ...stalls.env, NODE_OPTIONS, IMPORT_QUOTA_MB: '4000' });
    const take = (name: string, work: (admin: ApiUser) => Promise<unknown>, most = MOST_GROWTH_MIB.one): Promise<void> =>
      measure({ report, server, stalls, name, most }, work);
    const longest = longestCells();
    const postings = longPostings(LONG_POSTINGS, 'Long texts');
    await take('longest cells and rows', (admin) => checked(admin, SKILLS, longest));
    await take('most rows and columns', (admin) => checked(admin, SKILLS, widestTable()));
    await take('long postings, applied', async (admin) => applyImport(admin, await checked(admin, POSTINGS, postings)));
    await take('long postings again', (admin) => checked(admin, POSTINGS, postings));
    const atOnce = (admin: ApiUser): Promise<unknown> => Promise.all(KINDS.map((place) => checked(admin, place, longest)));
    await take('four at once', atOnce, MOST_GROWTH_MIB.four);
  });
}

async function checked(admin: ApiUser, place: Place, content: Buffer): Promise<CalledImport> {
  const read = await untilState(admin, await uploadImport(admin, place, new Uint8Array(content)), 'mapping');
  return untilState(admin, await askForCheck(admin, read), 'checked');
}

interface Measure {
  readonly report: Report;
  readonly server: TrellisServer;
  readonly stalls: Stalls;
  readonly name: string;
  /** The most that the memory may grow, in MiB. */
  readonly most: number;
}

/** Measures the work on a server that has begun anew and has done two ordinary imports: after another large one, it would need less. */
async function measure({ report, server, stalls, name, most }: Measure, work: (admin: ApiUser) => Promise<unknown>): Promise<void> {
  await server.start();
  const admin = await signedIn({ server }, 'admin');
  await checked(admin, SKILLS, Buffer.from(skillsCsv(generateSkills('w', WARM_UP_ROWS))));
  await checked(admin, POSTINGS, longPostings(1, 'Warm'));
  await growthOf(report, { name: `${name}: growth`, most, pid: server.pid, forgetsPeak: true }, async () => {
    stalls.reset();
    report.add({ name: `${name}: after`, value: (await timed(() => work(admin))) / 1000, unit: 's' });
  });
  report.most(`${name}: longest stall`, stalls.longestMs, 'ms', MOST_STALL_MS);
  await server.stop();
}
