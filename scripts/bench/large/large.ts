import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { refreshWords } from '#plugins/job-search/server/search/refresh-words.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import { timed } from '../api/load.ts';
import { type BenchDatabase, onDatabase, searchTables, type World } from '../api/world.ts';
import type { Report } from '../report.ts';
import { inSeededFolder, poolOf, type SeededFolder } from '../seeded-server.ts';
import { inNewDatabase, SYSTEM_POSTGRES } from '../system-postgres.ts';
import { type LargeWorld, largeWorld } from './large-world.ts';
import { loadPostings } from './load-postings.ts';
import { measureCandidates, measureSearch } from './measure-search.ts';
import { JOB, proveRows } from './prove-rows.ts';

const POSTINGS = 1_000_000;
const CONNECTIONS = 4;
const WITHIN_MS = 1_200_000;
/** On a busy machine, a first start with its migrations takes minutes. */
const STARTED_WITHIN_MS = 300_000;

/** Measures the search of a million postings on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function benchLarge(report: Report, postings = POSTINGS): Promise<void> {
  if (SYSTEM_POSTGRES === undefined) throw new Error('TEST_DATABASE_URL is not set: this measurement needs the PostgreSQL of the system.');
  const run = async (folder: SeededFolder): Promise<void> => {
    report.heading(`Search of ${postings} postings with descriptions, 10 connections`);
    const { server, large } = await fillLarge(report, folder, postings);
    const world: World = { report, server, pool: poolOf(folder), databaseUrl: folder.databaseUrl };
    await measureSearch(world, large);
    await measureCandidates(world, large);
  };
  await inNewDatabase(SYSTEM_POSTGRES, (url) => inSeededFolder(run, url));
}

interface Filled {
  readonly server: TrellisServer;
  readonly large: LargeWorld;
}

/** Fills the database of a seeded folder, and starts a server on it that has counted the words. */
async function fillLarge(report: Report, folder: SeededFolder, postings: number): Promise<Filled> {
  const pool = poolOf(folder);
  const server = await folder.inProduction();
  await server.start(STARTED_WITHIN_MS);
  await onDatabase(pool, (db) => until(db, sql`select exists (select from place_data) as is_done`));
  await server.stop();
  const large = await onDatabase(
    // Until the tables are analyzed, their sizes are those of empty ones.
    { ...pool, options: `${pool.options} -c enable_seqscan=off` },
    async (db) => {
      const world = await largeWorld(db);
      report.add({ name: 'postings are written after', value: (await timed(() => loadPostings(db, world, postings))) / 1000, unit: 's' });
      await proveRows(db);
      // The server does it every ten minutes.
      const refreshing = refreshWords(searchTables(db), { offered: async () => [] });
      report.add({ name: 'words and suggestions are counted after', value: (await timed(() => refreshing.run(JOB))) / 1000, unit: 's' });
      return world;
    },
    { max: CONNECTIONS },
  );
  await server.start(STARTED_WITHIN_MS);
  return { server, large };
}

/** Waits until the background of the server has done something. */
async function until(db: BenchDatabase, isDone: RawBuilder<{ is_done: boolean }>): Promise<void> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await delay(500)) {
    if ((await isDone.execute(db)).rows[0]?.is_done === true) return;
  }
  throw new Error('the background of the server does not end');
}
