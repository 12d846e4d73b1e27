import { sql } from 'kysely';
import pg from 'pg';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { pdfOf } from '#core/testing/test-pdf.ts';
import { MOST_QUESTIONS } from '#plugins/applications/contract/applying/terms.ts';
import { ApplicationReader } from '#plugins/applications/server/application-reader.ts';
import { applicationsPage } from '#plugins/applications/server/application-repository.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import { benchTurns } from '../turns.ts';
import { percentile, timed } from './load.ts';
import { benchCalls } from './measured-calls.ts';
import { candidateActor, copiesOn, postingsOn, type SentByBench, sendAndUndo } from './sending.ts';
import { captureStatements, runStatements } from './statements.ts';
import { type BenchDatabase, onDatabase, queryOf, signedIn, uidOf, type World } from './world.ts';

const APPLICATIONS = 5000;
const POSTINGS = 160;
const AT_ONCE = 10;
const IN_A_ROUND = 10;
const ROUNDS = 7;
/** Sending takes at most this many times its statements. */
const MOST_RATIO = 3;
const EMAIL = 'applying@bench.test';
const questionId = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const ANSWERS = Object.fromEntries(
  Array.from({ length: MOST_QUESTIONS }, (_, at) => [questionId(at), 'I have done this for years. '.repeat(5)]),
);

/** Compares sending an application with its statements, and the reading of applications with bare routes. */
export async function benchApplying(world: World): Promise<void> {
  world.report.heading(`Applications with ${MOST_QUESTIONS} answers, ${APPLICATIONS} of one candidate`);
  const jobIds = await post(await signedIn(world, 'employer'));
  const candidate = await ApiUser.signUp(world.server.url, EMAIL, DEMO_PASSWORD, 'Robin');
  await candidate.must('POST', '/me/role', { role: 'candidate' });
  const cv = await candidate.upload('cv', 'cv.pdf', pdfOf());
  const portfolio = { cvs: [{ fileId: cv, name: 'CV', isDefault: true }], summary: 'I like roses.', items: [] };
  await candidate.must('PUT', '/candidates/me/portfolio', { version: 0, value: portfolio });
  const uid = await onDatabase(world.pool, (db) => uidOf(db, EMAIL));
  const { last } = await benchSending(world, candidate, { cv, uid, jobIds });
  await onDatabase(world.pool, (db) => fill(db, last));
  await benchReading(world, candidate, { uid, last });
}

/** Publishes postings that ask fifteen questions. */
async function post(employer: ApiUser): Promise<readonly string[]> {
  const questions = Array.from({ length: MOST_QUESTIONS }, (_, at) => ({
    ...{ id: questionId(at), text: `What do you say to question ${at}?`, help: '', required: true, kind: 'long' },
  }));
  const ids: string[] = [];
  while (ids.length < POSTINGS) {
    const made = Array.from({ length: AT_ONCE }, async (_, at) => {
      const { id } = await employer.must<{ id: string }>('POST', '/jobs', {
        title: `Asking gardener ${ids.length + at}`,
        description: 'The work is described here at the usual length. '.repeat(15),
        ...{ location: 'Bergen', workMode: 'onsite', employmentType: 'full_time' },
        salary: { min: 4_000_000, max: 5_000_000, currency: 'EUR', period: 'year' },
      });
      await employer.must('PUT', `/jobs/${id}/applying`, {
        message: 'optional',
        cv: 'required',
        mayApplyAgain: true,
        questions,
        version: 0,
      });
      return id;
    });
    ids.push(...(await Promise.all(made)));
  }
  return ids;
}

interface Sender {
  readonly cv: string;
  readonly uid: string;
  readonly jobIds: readonly string[];
}

/** Each posting is applied to once: by the call, or by the statements that the call would run. */
async function benchSending({ report, pool }: World, candidate: ApiUser, { cv, uid, jobIds }: Sender): Promise<{ readonly last: string }> {
  const body = { message: 'Roses, please.', cv, answers: ANSWERS, termsVersion: 1 };
  const sent: SentByBench = { uid, input: body };
  const bare = await captureStatements(pool, jobIds.slice(0, POSTINGS / 2), (db, jobId) => sendAndUndo(db, jobId, sent));
  const [groups, ids] = [bare.values(), jobIds.slice(POSTINGS / 2).values()];
  const client = new pg.Pool({ ...pool, max: 1 });
  let last = '';
  try {
    await benchTurns(report, {
      rounds: ROUNDS,
      ours: () =>
        middle(async () => {
          last = (await candidate.must<{ id: string }>('POST', `/jobs/${ids.next().value}/applications`, body)).id;
        }),
      floors: [
        {
          name: `sending with a CV and ${MOST_QUESTIONS} answers`,
          most: MOST_RATIO,
          run: () =>
            middle(async () => {
              await client.query('begin');
              await runStatements(client, groups.next().value ?? []);
              await client.query('commit');
            }),
        },
      ],
    });
  } finally {
    await client.end();
  }
  return { last };
}

async function middle(run: () => Promise<void>): Promise<number> {
  const taken: number[] = [];
  while (taken.length < IN_A_ROUND) taken.push(await timed(run));
  return percentile(taken, 0.5);
}

/** Gives the candidate of an application many more, each to a posting of its own that stands in no search. */
async function fill(db: BenchDatabase, id: string): Promise<void> {
  await sql`
    with one as (select * from job_applications where id = ${id}), postings as (
      insert into job_postings (id, company_id, company_name, title, source, status, content_hash, created_at, updated_at, published_at, expires_at)
      select gen_random_uuid(), job_postings.company_id, job_postings.company_name, 'Gardener ' || n, 'authored', 'paused',
        sha256(('applied ' || n)::bytea), now(), now(), now(), now() + interval '20 days'
      from one join job_postings on job_postings.id = one.job_id, generate_series(1, ${APPLICATIONS}) n
      returning id, company_id, company_name, title
    ), applied as (
      insert into job_applications (id, job_id, company_id, candidate_id, attempt_no, message, stage, job_title, company_name, created_at, updated_at)
      select gen_random_uuid(), postings.id, postings.company_id, one.candidate_id, 1, '', 'submitted', title, postings.company_name,
        now() - random() * interval '300 days', now()
      from one, postings returning id
    )
    insert into job_application_moves (application_id, seq, to_stage, moved_by) select id, 1, 'submitted', 'candidate' from applied`.execute(
    db,
  );
  await sql`vacuum analyze job_postings, job_applications, job_application_moves`.execute(db);
}

async function benchReading(
  world: World,
  candidate: ApiUser,
  { uid, last }: { readonly uid: string; readonly last: string },
): Promise<void> {
  const queries = [{ limit: 20 }, { limit: 20, standing: 'late' }, { limit: 20, q: 'gardener 7' }] as const;
  const now = (): Date => new Date();
  await benchCalls(world, {
    ...{ samples: 60, limits: { throughput: 0.6, p99: 1.6 }, headers: candidate.headers },
    calls: [
      {
        name: `own applications, ${APPLICATIONS}`,
        path: (sample) => `/applications?${queryOf(queries[sample % queries.length] ?? {})}`,
        hasOtherRows: true,
        statement: async (db, sample) => {
          const { q, standing, limit } = { q: undefined, standing: undefined, ...queries[sample % queries.length], limit: 20 };
          const actor = await candidateActor(db, uid);
          const reader = new ApplicationReader({ db, postings: postingsOn(db), now });
          const seenElsewhere = standing === undefined ? [] : await reader.seenElsewhere(actor.userId);
          const own = { companies: undefined, candidateId: actor.userId, isOwn: true, jobId: undefined, seenElsewhere, q };
          const rows = await applicationsPage(db, { ...own, standing: standing && { standing, now: now() } }, { after: undefined, limit });
          await reader.listed(actor, rows.slice(0, limit));
        },
      },
      {
        name: 'the copy of an application',
        path: () => `/applications/${last}/copy`,
        hasOtherRows: true,
        statement: async (db) => {
          await copiesOn(db).read(await candidateActor(db, uid), last);
        },
      },
    ],
  });
}
