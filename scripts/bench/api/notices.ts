import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { coreNotices } from '#core/server/notices/core-notices.ts';
import { DatabaseNoticeBox, type NoticeQuery } from '#core/server/notices/notice-box.ts';
import { NoticeIndex } from '#core/server/notices/notice-index.ts';
import type { NoticeTables } from '#core/server/notices/notice-tables.ts';
import { NoticeWords } from '#core/server/notices/notice-words.ts';
import { readFigures } from '#core/server/queue/queue-figures.ts';
import { WorkIndex } from '#core/server/queue/work-index.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import { memoryOf } from '../processes.ts';
import { median, type Report, type Round } from '../report.ts';
import { inSeededFolder, poolOf } from '../seeded-server.ts';
import { load, pacedLoad, timed } from './load.ts';
import { benchCalls } from './measured-calls.ts';
import { generateNotices, generateReaders, READERS, toldUsers } from './notice-readers.ts';
import { type BenchDatabase, onDatabase, queryOf, signedIn, uidOf, type World } from './world.ts';

/** Applying with its notice has at least this part of the throughput without it. Median of the rounds. */
const LEAST_APPLYING = 0.8;
/** Telling many people takes at most so many times a bare insert of the same rows, and 99 of 100 other answers so many times as long. */
const MOST_TELLING = 3;
const MOST_P99_RATIO = 1.5;
/** The most that the process of the server may hold after all of it. */
const MOST_MIB = 300;

const POSTINGS = 100;
const NOTICES = 50_000;
// All rounds end within the 20 seconds in which an application can be withdrawn, so that none of them does the telling of another.
const APPLYING_ROUNDS = 8;
const TELLING_ROUNDS = 7;
const PER_SECOND = 20;
const QUIET_SECONDS = 10;
const JSON_BODY = { headers: { 'content-type': 'application/json' } };
const SEARCHES = ['engineer', 'nurse', 'water', 'senior', 'railway', 'teacher'].map((word) => `/api/jobs?limit=20&q=${word}`);

const LISTS = [{ limit: 20 }, { limit: 20, filter: 'unread' }, { limit: 20, group: 'files' }] as const satisfies readonly NoticeQuery[];

/** Applies with and without the notice, reads the notices of a user who has many, and tells many people at once. */
export async function benchNotices(report: Report): Promise<void> {
  await inSeededFolder(async ({ dataDir, inProduction }) => {
    const server = await inProduction({}, path.join(import.meta.dirname, 'notices-server.ts'));
    await server.start();
    const world = { report, server, pool: poolOf({ dataDir }) };
    await onDatabase(world.pool, async (db) => {
      await generateReaders(db);
      await compareApplying(world, db);
      await compareReading(world, db);
      await compareTelling(world, db);
    });
    const memory = memoryOf(server.pid);
    if (memory !== undefined) report.most('API process, resident', memory.residentMiB, 'MiB', MOST_MIB);
  });
}

async function compareApplying(world: World, db: BenchDatabase): Promise<void> {
  const { report, server } = world;
  report.heading('Applying with and without its notice, 10 connections');
  const ids = await post(world);
  const paths = (kind: string): readonly string[] => ids.map((id) => `/api/bench/${kind}/${id}`);
  const kinds = { plain: paths('plain'), told: paths('told') };
  const apply = async (kind: 'plain' | 'told', seconds: number): Promise<number> => {
    const { requestsPerSecond, failures } = await load(server.url, kinds[kind], seconds, { method: 'POST', body: '{}', ...JSON_BODY });
    if (failures > 0) throw new Error(`${failures} applications failed`);
    return requestsPerSecond;
  };
  await apply('plain', 5);
  await apply('told', 5);
  await untilIdle(db);
  const rounds: { plain: number; told: number }[] = [];
  while (rounds.length < APPLYING_ROUNDS) rounds.push({ plain: await apply('plain', 1), told: await apply('told', 1) });
  report.add({
    name: 'applying with its notice: requests a second',
    value: median(rounds.map(({ told }) => told)),
    unit: '/s',
    floor: median(rounds.map(({ plain }) => plain)),
  });
  report.add({
    name: 'applying with its notice: part of applying without it',
    value: median(rounds.map(({ plain, told }) => told / plain)),
    unit: '',
    limit: { kind: 'at least', value: LEAST_APPLYING },
  });
  report.add({ name: 'all employers told after', value: (await timed(() => untilIdle(db))) / 1000, unit: 's' });
}

async function post(world: World): Promise<readonly string[]> {
  const employer = await signedIn(world, 'employer');
  const ids: string[] = [];
  for (let number = 0; number < POSTINGS; number += 1) {
    const { id } = await employer.must<{ id: string }>('POST', '/jobs', {
      title: `Welder ${number}`,
      description: 'The work is described here at the usual length. '.repeat(15),
      ...{ location: 'Bergen', workMode: 'onsite', employmentType: 'full_time', days: 30 },
      salary: { min: 4_000_000, max: 5_000_000, currency: 'EUR', period: 'year' },
    });
    ids.push(id);
  }
  return ids;
}

/** Waits until no job of the queue is left. */
async function untilIdle(db: Kysely<CoreTables>): Promise<void> {
  while ((await readFigures(db, new WorkIndex())).length > 0) await pause(100);
}

async function compareReading(world: World, db: BenchDatabase): Promise<void> {
  world.report.heading(`Notices of a user who has ${NOTICES}, 10 connections`);
  const candidate = await signedIn(world, 'candidate');
  const { id } = await candidate.must<{ id: string }>('GET', '/me');
  await generateNotices(db, id, NOTICES);
  const uid = await uidOf(db, 'candidate@demo.test');
  const queryAt = (sample: number) => LISTS[sample % LISTS.length] ?? LISTS[0];
  // The server reads the user with each call.
  const asUser = async (own: BenchDatabase, read: (box: DatabaseNoticeBox) => Promise<unknown>): Promise<void> => {
    await new UsersRepository(own, () => new Date()).findByUid(uid);
    await read(boxOn(own));
  };
  await benchCalls(world, {
    ...{ samples: 60, limits: { throughput: 0.7, p99: 1.6 }, headers: candidate.headers },
    calls: [
      {
        name: 'list of notices',
        path: (sample) => `/notifications?${queryOf(queryAt(sample))}`,
        statement: (own, sample) => asUser(own, (box) => box.page(id, queryAt(sample))),
      },
      { name: 'count of notices', path: () => '/notifications/count', statement: (own) => asUser(own, (box) => box.unread(id)) },
    ],
  });
}

function boxOn(db: BenchDatabase): DatabaseNoticeBox {
  const index = new NoticeIndex();
  for (const kind of coreNotices) index.add(kind, 'core');
  const words = new NoticeWords(new Map([['core', path.resolve('src/core/contract/notices')]]));
  return new DatabaseNoticeBox({
    ...{ index, words, now: () => new Date(), cursorKey: Buffer.alloc(32) },
    db: db.$extendTables<NoticeTables>(),
  });
}

async function compareTelling({ report, server }: World, db: BenchDatabase): Promise<void> {
  report.heading(`One notice to ${READERS} people, search at ${PER_SECOND} a second`);
  const users = await toldUsers(db);
  await sql`create table bench_notices (like notices including all)`.execute(db);
  await tell(server, db, 'warm-up');
  const times: Round[] = [];
  const answers: Round[] = [];
  for (let round = 0; round < TELLING_ROUNDS; round += 1) {
    const floor = await timed(() => insertAlone(db, users, round));
    const quiet = await searches(server);
    const busy = searches(server);
    times.push({ floor, ours: await timed(() => tell(server, db, `round ${round}`)) });
    answers.push({ floor: quiet, ours: await busy });
    await sql`delete from notices where about like 'round%'`.execute(db);
    await sql`vacuum analyze notices`.execute(db);
  }
  report.compare({ name: 'all of them told after', unit: 'ms', rounds: times, most: MOST_TELLING });
  report.compare({ name: 'search meanwhile: p99', unit: 'ms', rounds: answers, most: MOST_P99_RATIO });
}

function searches({ url }: TrellisServer): Promise<number> {
  return pacedLoad(url, SEARCHES, PER_SECOND, (sent) => sent < QUIET_SECONDS * PER_SECOND);
}

async function tell({ url }: TrellisServer, db: Kysely<CoreTables>, about: string): Promise<void> {
  const { status } = await fetch(`${url}/api/bench/raise`, { method: 'POST', body: JSON.stringify({ about }), ...JSON_BODY });
  if (status !== 204) throw new Error(`The call that raises the notice answered ${status}`);
  const waits = () => sql`select from notices where kind = 'bench.raised' and about = ${about} and told_at is null limit 1`.execute(db);
  while ((await waits()).rows.length > 0) await pause(5);
}

/** Inserts rows as they are after the telling, in one statement. */
async function insertAlone(db: Kysely<CoreTables>, users: readonly string[], round: number): Promise<void> {
  await sql`
    insert into bench_notices (id, user_id, kind, about, params, due_at, told_at, mail_at)
    select gen_random_uuid(), reader.id, 'bench.raised', ${`round ${round}`}, ${JSON.stringify({ number: `round ${round}` })}::jsonb,
      now(), now(), now() + interval '1 day'
    from unnest(${users}::uuid[]) as reader (id)`.execute(db);
}
