import { sql } from 'kysely';
import { load } from '../api/load.ts';
import { startFloor } from '../api/measured-calls.ts';
import { captureStatements } from '../api/statements.ts';
import { type BenchDatabase, onDatabase, type World } from '../api/world.ts';
import { processorMs } from '../processes.ts';

const WARM_UP_SECONDS = 1;
const SECONDS = 3;
const FLOOR_SECONDS = 2;
/** So many requests of the floor have their statements in memory. */
const FLOOR_SAMPLES = 20;

/** Most milliseconds of half of the answers, and of 99 of 100. */
export interface Limits {
  readonly p50?: number;
  readonly p99: number;
}

/** A kind of request that is measured. */
export interface MeasuredShape {
  readonly name: string;
  readonly limits: Limits;
  /** Below `/api`. */
  readonly paths: readonly string[];
  /** How the application's own code reads the answer to a path by its number. Without it, there is no floor. */
  readonly read?: (db: BenchDatabase, sample: number) => Promise<unknown>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks with ten connections, and reports the times beside those of a bare route with the same statements. */
export async function measureShape(world: World, { name, limits, paths, read, headers = {} }: MeasuredShape): Promise<void> {
  const own = paths.map((path) => `/api${path}`);
  const ask = (seconds: number) => load(world.server.url, own, seconds, { method: 'GET', headers });
  const floor = read === undefined ? undefined : await floorOf(world, Math.min(paths.length, FLOOR_SAMPLES), read);
  await ask(WARM_UP_SECONDS);
  const before = await backendTimes(world);
  const { p50, p99, answers, failures } = await ask(SECONDS);
  const used = [...(await backendTimes(world))].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
  if (failures > 0) throw new Error(`${name}: ${failures} answers failed`);
  const { report } = world;
  const at = (most: number | undefined) => (most === undefined ? {} : { limit: { kind: 'at most', value: most } as const });
  report.add({ name: `${name}: p50`, value: p50, unit: 'ms', ...(floor && { floor: floor.p50 }), ...at(limits.p50) });
  report.add({ name: `${name}: p99`, value: p99, unit: 'ms', ...(floor && { floor: floor.p99 }), ...at(limits.p99) });
  report.add({ name: `${name}: processor time of PostgreSQL`, value: used / Math.max(1, answers), unit: 'ms' });
}

/**
 * The milliseconds of a processor that each process of PostgreSQL has used for the server. They depend less on what else the machine does than
 * the times of answers.
 */
function backendTimes({ pool }: World): Promise<ReadonlyMap<number, number>> {
  return onDatabase(pool, async (db) => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and application_name = 'trellis'`.execute(db);
    return new Map(rows.map(({ pid }) => [pid, processorMs(pid)]));
  });
}

async function floorOf(world: World, count: number, read: NonNullable<MeasuredShape['read']>) {
  const samples = Array.from({ length: count }, (_, sample) => sample);
  const statements = await captureStatements(world.pool, samples, read);
  const floor = await startFloor(world, { shape: statements });
  try {
    const paths = samples.map((sample) => `/shape/${sample}`);
    await load(floor.url, paths, WARM_UP_SECONDS);
    return await load(floor.url, paths, FLOOR_SECONDS);
  } finally {
    floor.process.kill();
  }
}
