import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiUser } from '../../../tests/support/api-client.ts';
import type { Report } from '../report.ts';
import { inSeededFolder, poolOf } from '../seeded-server.ts';
import { growTables } from './grow-tables.ts';
import { benchCalls } from './measured-calls.ts';
import type { Statement } from './statements.ts';
import { onDatabase, signedIn } from './world.ts';

const ROWS = 10_000;
const SAMPLES = 60;
const CONNECTIONS = [10, 100];
/** At least this part of the throughput of a bare route with the same named statements, and 99 of 100 answers within this many times its time. */
const ONE = { throughput: 0.65, p99: 1.5 };
const LIST = { throughput: 0.6, p99: 1.5 };
/** The background of a server reads too. The shortest of some recordings of a call has its own statements only. */
const RECORDINGS = 5;

interface SignedInCall {
  readonly name: string;
  readonly by: 'admin' | 'candidate' | 'employer';
  readonly limits: typeof ONE;
  /** The list whose first row the address names, as `ID`. */
  readonly of?: string;
  readonly path: string;
}

const CALLS: readonly SignedInCall[] = [
  { name: 'own user', by: 'candidate', limits: ONE, path: '/me' },
  { name: 'one application', by: 'candidate', limits: ONE, of: '/applications?limit=20', path: '/applications/ID' },
  { name: 'one user', by: 'admin', limits: ONE, of: '/users?limit=20', path: '/users/ID' },
  { name: 'own applications', by: 'candidate', limits: LIST, path: '/applications?limit=20' },
  { name: 'applications of companies', by: 'employer', limits: LIST, path: '/applications?limit=20' },
  { name: 'users', by: 'admin', limits: LIST, path: '/users?limit=20' },
  { name: 'candidates', by: 'employer', limits: LIST, path: '/candidates?limit=20' },
];

interface Recorded extends SignedInCall {
  readonly statements: readonly Statement[];
}

/** Compares calls of signed-in users with bare routes that run the very statements that the server sends. */
export async function benchSignedInCalls(report: Report): Promise<void> {
  await inSeededFolder(async ({ dataDir, inProduction }) => {
    const file = path.join(dataDir, 'bench-statements.jsonl');
    const recorder = await inProduction({ BENCH_STATEMENTS: file }, 'scripts/bench/api/recording-server.ts');
    await recorder.start();
    await onDatabase(poolOf({ dataDir }), (db) => growTables(db, ROWS));
    const recorded: Recorded[] = [];
    for (const call of CALLS) recorded.push(await record(await signedIn({ server: recorder }, call.by), call, file));
    await recorder.stop();
    const server = await inProduction();
    await server.start();
    const world = { report, server, pool: poolOf({ dataDir }) };
    for (const connections of CONNECTIONS) {
      report.heading(`Calls of signed-in users, ${connections} connections`);
      for (const { name, by, limits, path: address, statements } of recorded) {
        const { headers } = await signedIn(world, by);
        const call = { name: `${name}, ${connections} connections`, path: () => address, hasOtherRows: true, statement: statements };
        await benchCalls(world, { calls: [call], samples: SAMPLES, limits, headers, connections });
      }
    }
  });
}

async function record(user: ApiUser, call: SignedInCall, file: string): Promise<Recorded> {
  const first = call.of === undefined ? undefined : (await user.must<{ items: { id: string }[] }>('GET', call.of)).items[0]?.id;
  const address = call.path.replace('ID', first ?? '');
  const recordings: Statement[][] = [];
  while (recordings.length < RECORDINGS) {
    writeFileSync(file, '');
    await user.must('GET', address);
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    recordings.push(lines.map((line): Statement => JSON.parse(line)));
  }
  const [statements = []] = recordings.sort((a, b) => a.length - b.length);
  return { ...call, path: address, statements };
}
