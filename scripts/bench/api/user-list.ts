import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '#core/contract/actor.ts';
import { personKeys } from '#core/server/text/person-keys.ts';
import { benchTurns } from '../turns.ts';
import { draws } from './generate-postings.ts';
import { percentile, timesOf } from './load.ts';
import { type BenchDatabase, onDatabase, signedIn, type World } from './world.ts';

const USERS = 100_000;
const PORTION = 2_000;
/** 95 of 100 answers within this many times those of `GET /me`, which reads one user. Median of the rounds. */
const MOST_P95_RATIO = 14;
/** The goal on an otherwise idle machine, in ms. It is only printed. */
const GOAL = 50;
const WARM_UP = 40;
const ROUNDS = 7;
const SAMPLES = 60;

const FIRST = 'Ada Bela Cem Dana Emil Fatima Goran Hanna Ivo Jana Kofi Lena Miro Nadia Otto Pia Quentin Rosa Sami Tove'.split(' ');
const LAST = 'Abel Brandt Costa Dvorak Eriksen Farouk Garcia Horvat Ito Jansen Kaya Lopez Meyer Novak Okafor Petrov Rossi Silva'.split(' ');

/** The queries of each kind of question. `CURSOR` stands for that of the second page by name. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'in order': ['sort=newest', 'sort=name', 'sort=last-seen', 'sort=name&cursor=CURSOR'],
  'usual words': ['q=ada', 'q=nov&sort=name', 'q=example&sort=last-seen', 'q=t%20sil&sort=name'],
  'rare words': ['q=rosa%20rossi%2099', 'q=tove%20silva%20123&sort=name', 'q=absent', 'q=zz&sort=last-seen'],
  filters: ['role=admin', 'role=none&sort=name', 'status=suspended&sort=last-seen', 'q=ito&role=employer&status=suspended'],
};

/** Fills a running server with users, and compares the list of users with the smallest call of a signed-in user. */
export async function benchUserList(world: World): Promise<void> {
  world.report.heading(`List of users, ${USERS} users, one after another`);
  await onDatabase(world.pool, generateUsers);
  const admin = await signedIn(world, 'admin');
  const { nextCursor } = await admin.must<{ nextCursor: string }>('GET', '/users?limit=100&sort=name');
  const p95 = async (paths: readonly string[], count: number): Promise<number> =>
    percentile(await timesOf(paths, (path) => admin.must('GET', path), count), 0.95);
  for (const [name, queries] of Object.entries(QUESTIONS)) {
    const paths = queries.map((query) => `/users?limit=20&${query.replace('CURSOR', nextCursor)}`);
    await benchTurns(world.report, {
      rounds: ROUNDS,
      warmUp: [() => p95(paths, WARM_UP)],
      ours: () => p95(paths, SAMPLES),
      floors: [{ name: `${name}: p95 (goal ${GOAL} ms)`, most: MOST_P95_RATIO, run: () => p95(['/me'], SAMPLES) }],
    });
  }
}

/** Users of all roles, the same in every run. */
export async function generateUsers(db: BenchDatabase, users = USERS): Promise<void> {
  const draw = draws(3);
  const portion = Math.min(PORTION, users);
  for (let from = 0; from < users; from += portion) {
    const rows = Array.from({ length: portion }, (_, at) => userRow(from + at, draw));
    await db.insertInto('users').values(rows).execute();
  }
  await sql`vacuum analyze users`.execute(db);
}

function userRow(number: number, draw: (below: number) => number) {
  const [first, last] = [FIRST[draw(FIRST.length)] ?? '', LAST[draw(LAST.length)] ?? ''];
  const person = { name: `${first} ${last}`, email: `${first}.${last}.${number}@example.test`.toLowerCase() };
  const role = ([null, 'employer', 'employer', ...Array<Role>(12).fill('candidate')] as const)[draw(15)] ?? null;
  const isSuspended = draw(200) === 0;
  return {
    ...person,
    ...personKeys(person),
    id: uuidv7(),
    identity_uid: `bench-${number}`,
    role: number % 5000 === 0 ? ('admin' as const) : role,
    status: isSuspended ? ('suspended' as const) : ('active' as const),
    suspended_for: isSuspended ? ('spam' as const) : null,
    last_seen_at: new Date(draw(50) === 0 ? 0 : Date.UTC(2026, 0, 1) + draw(1_000_000) * 300_000),
  };
}
