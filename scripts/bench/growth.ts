import { type GrownBoard, growTables } from './api/grow-tables.ts';
import { percentile, timesOf } from './api/load.ts';
import { onDatabase, signedIn } from './api/world.ts';
import type { Report } from './report.ts';
import { inSeededFolder, poolOf } from './seeded-server.ts';
import { benchTurns } from './turns.ts';

const FEW = 1000;
const MANY = 100_000;
/** Most times the time with few rows, in the median of the rounds. */
const MOST = 2;
const ROUNDS = 7;
const SAMPLES = 15;

interface GrownCall {
  readonly by: 'admin' | 'candidate' | 'employer';
  readonly path: (board: GrownBoard) => string;
}

/** The dearest calls before their tables got indexes and kept counts. */
const CALLS: Readonly<Record<string, GrownCall>> = {
  'board counts': { by: 'employer', path: ({ jobId }) => `/jobs/${jobId}/applications/counts` },
  'board counts with words': { by: 'employer', path: ({ jobId }) => `/jobs/${jobId}/applications/counts?q=rosa%20rossi` },
  'applications of a posting': { by: 'employer', path: ({ jobId }) => `/applications?jobId=${jobId}&limit=20` },
  'new applications, counted': { by: 'employer', path: () => '/applications/new/count' },
  'applications under way, counted': { by: 'candidate', path: () => '/applications/under-way/count' },
  'managed postings with words': { by: 'employer', path: () => '/jobs/managed?q=gardener%207&limit=20' },
  'events by person': { by: 'admin', path: () => '/audit?limit=20&who=rosa%20rossi' },
  'events by a rare action': { by: 'admin', path: () => '/audit?limit=20&action=user.suspended' },
  'tags of feedback': { by: 'admin', path: () => '/feedback/tags' },
  'companies with words': { by: 'admin', path: () => '/companies?q=company%2077&limit=20' },
  'users by role': { by: 'admin', path: () => '/users?role=admin&limit=20' },
  'kinds of master data': { by: 'admin', path: () => '/masters' },
  'rows of master data': { by: 'admin', path: () => '/masters/skills/rows?limit=50' },
};

interface Grown {
  /** Milliseconds that half of the answers take at most. */
  readonly time: (call: GrownCall) => Promise<number>;
}

/** Compares the dearest calls with 100,000 rows in each table with the same calls with 1,000, on two servers in turns. */
export async function benchGrowth(report: Report): Promise<void> {
  report.heading(`Calls with ${MANY} rows in each table, beside ${FEW}`);
  await withRows(FEW, (few) =>
    withRows(MANY, async (many) => {
      for (const [name, call] of Object.entries(CALLS)) {
        const [ours, floor] = [() => many.time(call), () => few.time(call)];
        await benchTurns(report, { rounds: ROUNDS, warmUp: [ours, floor], ours, floors: [{ name, most: MOST, run: floor }] });
      }
    }),
  );
}

async function withRows(rows: number, run: (grown: Grown) => Promise<void>): Promise<void> {
  await inSeededFolder(async ({ dataDir, inProduction }) => {
    const server = await inProduction();
    await server.start();
    const board = await onDatabase(poolOf({ dataDir }), (db) => growTables(db, rows));
    const users = {
      admin: await signedIn({ server }, 'admin'),
      candidate: await signedIn({ server }, 'candidate'),
      employer: await signedIn({ server }, 'employer'),
    };
    const time = async ({ by, path }: GrownCall): Promise<number> =>
      percentile(await timesOf([path(board)], (address) => users[by].must('GET', address), SAMPLES), 0.5);
    await run({ time });
  });
}
