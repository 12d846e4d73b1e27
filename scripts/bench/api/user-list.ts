import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '#core/contract/actor.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { personKeys } from '#core/server/text/person-keys.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { Report, Round } from '../report.ts';
import { draws } from './generate-postings.ts';
import { percentile } from './load.ts';

const USERS = 100_000;
/** 95 of 100 answers within this many times those of `GET /me`, which reads one user. Median of the rounds. */
const MOST_P95_RATIO = 14;
/** The goal on an otherwise idle machine, in ms. It is only printed. */
const GOAL = 50;
const WARM_UP = 40;
const ROUNDS = 7;
const SAMPLES = 60;

const FIRST = 'Ada Bela Cem Dana Emil Fatima Goran Hanna Ivo Jana Kofi Lena Miro Nadia Otto Pia Quentin Rosa Sami Tove'.split(' ');
const LAST = 'Abel Brandt Costa Dvorak Eriksen Farouk Garcia Horvat Ito Jansen Kaya Lopez Meyer Novak Okafor Petrov Rossi Silva'.split(' ');

/** Fills a running server with users, and compares the list of users with the smallest call of a signed-in user. */
export async function benchUserList(report: Report, url: string, config: pg.PoolConfig): Promise<void> {
  report.heading(`List of users, ${USERS} users, one after another`);
  const db = new Kysely<CoreTables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...config, max: 2 }) }) });
  try {
    await generateUsers(db);
  } finally {
    await db.destroy();
  }
  const admin = await ApiUser.signIn(url, 'admin@demo.test', DEMO_PASSWORD);
  for (const [name, paths] of Object.entries(await questions(admin))) {
    await times(admin, paths, WARM_UP);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) {
      rounds.push({ floor: await times(admin, ['/me'], SAMPLES), ours: await times(admin, paths, SAMPLES) });
    }
    report.compare({ name: `${name}: p95 (goal ${GOAL} ms)`, unit: 'ms', rounds, most: MOST_P95_RATIO });
  }
}

async function questions(admin: ApiUser): Promise<Readonly<Record<string, readonly string[]>>> {
  const each = (...queries: readonly string[]): string[] => queries.map((query) => `/users?limit=20&${query}`);
  const first = await admin.must<{ nextCursor: string }>('GET', '/users?limit=100&sort=name');
  return {
    'in order': each('sort=newest', 'sort=name', 'sort=last-seen', `sort=name&cursor=${first.nextCursor}`),
    'usual words': each('q=ada', 'q=nov&sort=name', 'q=example&sort=last-seen', 'q=t%20sil&sort=name'),
    'rare words': each('q=rosa%20rossi%2099', 'q=tove%20silva%20123&sort=name', 'q=absent', 'q=zz&sort=last-seen'),
    filters: each('role=admin', 'role=none&sort=name', 'status=suspended&sort=last-seen', 'q=ito&role=employer&status=suspended'),
  };
}

/** The time that 95 of 100 calls take at most, in ms. */
async function times(admin: ApiUser, paths: readonly string[], count: number): Promise<number> {
  const taken: number[] = [];
  for (let sample = 0; sample < count; sample += 1) {
    const begun = performance.now();
    await admin.must('GET', paths[sample % paths.length] ?? '');
    taken.push(performance.now() - begun);
  }
  return percentile(taken, 0.95);
}

async function generateUsers(db: Kysely<CoreTables>): Promise<void> {
  const draw = draws(3);
  const portion = 2_000;
  for (let from = 0; from < USERS; from += portion) {
    await db
      .insertInto('users')
      .values(Array.from({ length: portion }, (_, at) => userRow(from + at, draw)))
      .execute();
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
