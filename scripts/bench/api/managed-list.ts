import { randomBytes } from 'node:crypto';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { createCompanyDirectory } from '#plugins/employer/server/sql-company-directory.ts';
import type { ManagedQuery } from '#plugins/jobs/contract/managing.ts';
import { ManagedPostings } from '#plugins/jobs/server/managing/managed-postings.ts';
import { reviewRule } from '#plugins/jobs/server/review-rule.ts';
import type { ApiUser } from '../../../tests/support/api-client.ts';
import { draws } from './generate-postings.ts';
import { benchCalls } from './measured-calls.ts';
import { type BenchDatabase, onDatabase, queryOf, signedIn, uidOf, type World } from './world.ts';

const POSTINGS = 1000;
const AT_ONCE = 10;

const LISTS = [
  { limit: 20 },
  { limit: 20, sort: 'expiry' },
  { limit: 20, status: 'published' },
  { limit: 20, q: 'welder 5' },
] as const satisfies readonly ManagedQuery[];

/** Gives a company a thousand postings, and compares the list of its members with a bare route. */
export async function benchManagedList(world: World): Promise<void> {
  world.report.heading(`Postings of a company, ${POSTINGS} postings, 10 connections`);
  const employer = await signedIn(world, 'employer');
  await post(employer);
  const uid = await onDatabase(world.pool, (db) => uidOf(db, 'employer@demo.test'));
  const listOf = (sample: number): ManagedQuery => LISTS[sample % LISTS.length] ?? LISTS[0];
  await benchCalls(world, {
    ...{ samples: 200, limits: { throughput: 0.6, p99: 1.6 }, headers: employer.headers },
    calls: [
      {
        name: 'postings of a company',
        path: (sample) => `/jobs/managed?${queryOf(listOf(sample))}`,
        statement: (db, sample) => readList(db, uid, listOf(sample)),
      },
    ],
  });
}

async function post(employer: ApiUser): Promise<void> {
  const draw = draws(4);
  const trades = ['Welder', 'Fitter', 'Nurse', 'Driver'];
  for (let number = 0; number < POSTINGS; number += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => ({
      title: `${trades[draw(trades.length)] ?? ''} ${number + at}`,
      description: 'The work is described here at the usual length. '.repeat(15),
      ...{ location: 'Bergen', workMode: 'onsite', employmentType: 'full_time' },
      salary: { min: 4_000_000, max: 5_000_000, currency: 'EUR', period: 'year' },
      days: 7 + draw(54),
    }));
    await Promise.all(some.map((posting) => employer.must('POST', '/jobs', posting)));
  }
}

/** Reads the user, the companies and the postings, as the call does. */
async function readList(db: BenchDatabase, uid: string, query: ManagedQuery): Promise<void> {
  const now = (): Date => new Date();
  const userId = (await new UsersRepository(db, now).findByUid(uid))?.id ?? '';
  const companies = await createCompanyDirectory(db).companiesOf(userId);
  const none = { catalogue: { refused: async () => [] }, work: () => [] };
  const postings = new ManagedPostings({
    db,
    now,
    ...none,
    review: reviewRule('off', { verifiedOf: async () => [] }),
    cursorKey: randomBytes(32),
  });
  await postings.page({ companies, by: 'member', userId, drafts: 'all' }, query);
}
