import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { CoreTables } from '#core/server/db/database.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import type { EmployerTables } from '#plugins/employer/server/employer-tables.ts';
import { createCompanyDirectory } from '#plugins/employer/server/sql-company-directory.ts';
import type { ManagedQuery } from '#plugins/jobs/contract/managing.ts';
import type { JobsTables } from '#plugins/jobs/server/job-tables.ts';
import { ManagedPostings } from '#plugins/jobs/server/managing/managed-postings.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import type { Report } from '../report.ts';
import { type AskedShape, compare, reportRounds, startFloor } from './against-floor.ts';
import { captureStatements, type Statement } from './capture-statements.ts';
import { draws } from './generate-postings.ts';

type Tables = CoreTables & EmployerTables & JobsTables;

const LIMITS = { throughput: 0.6, p99: 1.6 };
const POSTINGS = 1000;
const AT_ONCE = 10;
const SAMPLES = 200;
const EMAIL = 'employer@demo.test';

const LISTS: readonly ManagedQuery[] = [
  { limit: 20 },
  { limit: 20, sort: 'expiry' },
  { limit: 20, status: 'published' },
  { limit: 20, q: 'welder 5' },
];

/** Gives a company a thousand postings, and compares the list of its members with bare routes that run the same statements. */
export async function benchManagedList(report: Report, server: TrellisServer, pool: pg.PoolConfig): Promise<void> {
  report.heading(`Postings of a company, ${POSTINGS} postings, 10 connections`);
  const employer = await ApiUser.signIn(server.url, EMAIL, DEMO_PASSWORD);
  await post(employer);
  const samples = Array.from({ length: SAMPLES }, (_, sample) => sample % LISTS.length);
  const statements = await statementsOfLists(pool);
  const shape: AskedShape = {
    name: 'postings of a company',
    paths: samples.map((list) => `/api/jobs/managed?${searchOf(LISTS[list])}`),
    headers: employer.headers,
    statements: samples.map((list) => statements[list] ?? []),
  };
  const floor = await startFloor(server.dataDir, [shape], pool);
  try {
    reportRounds(report, shape.name, await compare(server.url, floor.url, shape), LIMITS);
  } finally {
    floor.process.kill();
  }
}

async function post(employer: ApiUser): Promise<void> {
  const draw = draws(4);
  const trades = ['Welder', 'Fitter', 'Nurse', 'Driver'];
  for (let number = 0; number < POSTINGS; number += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => ({
      title: `${trades[draw(trades.length)] ?? ''} ${number + at}`,
      description: 'The work is described here at the usual length. '.repeat(15),
      location: 'Bergen',
      workMode: 'onsite',
      employmentType: 'full_time',
      salary: { min: 4_000_000, max: 5_000_000, currency: 'EUR', period: 'year' },
      days: 7 + draw(54),
    }));
    await Promise.all(some.map((posting) => employer.must('POST', '/jobs', posting)));
  }
}

/** What a call reads for each list: the user, the companies and the postings. */
async function statementsOfLists(pool: pg.PoolConfig): Promise<readonly (readonly Statement[])[]> {
  const groups: (readonly Statement[])[] = [];
  for (const query of LISTS) {
    const all = await captureStatements(pool, async (db: Kysely<Tables>) => {
      const { identity_uid: uid } = await db
        .selectFrom('users')
        .select('identity_uid')
        .where('email', '=', EMAIL)
        .executeTakeFirstOrThrow();
      const user = await new UsersRepository(db, now).findByUid(uid);
      const companies = await createCompanyDirectory(db, () => []).companiesOf(user?.id ?? '');
      await new ManagedPostings({
        db,
        now,
        catalogue: { refused: async () => [] },
        review: 'off',
        work: () => [],
        cursorKey: randomBytes(32),
      }).page({ companies, by: 'member', userId: user?.id ?? '', drafts: 'all' }, query);
    });
    // Without the statement that finds the user for this capture.
    groups.push(all.slice(1));
  }
  return groups;
}

function searchOf(query: ManagedQuery | undefined): URLSearchParams {
  return new URLSearchParams(Object.entries({ ...query }).map(([name, value]): [string, string] => [name, String(value)]));
}

function now(): Date {
  return new Date();
}
