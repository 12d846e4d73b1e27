import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { CoreTables } from '#core/server/db/database.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { createCatalogue } from '#plugins/admin-masters/server/catalogue.ts';
import { Kinds } from '#plugins/admin-masters/server/kinds.ts';
import type { MasterRowTables } from '#plugins/admin-masters/server/master-tables.ts';
import type { CandidateTables } from '#plugins/candidate/server/candidate-tables.ts';
import { createProfileDirectory } from '#plugins/candidate/server/profile-directory.ts';
import type { JobsTables } from '#plugins/jobs/server/job-tables.ts';
import { createPostingDirectory } from '#plugins/jobs/server/posting-directory.ts';
import { matchesOf } from '#plugins/matching/server/matches.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import type { Report } from '../report.ts';
import { type AskedShape, compare, reportRounds, startFloor } from './against-floor.ts';
import { captureStatements, type Statement } from './capture-statements.ts';
import { draws } from './generate-postings.ts';

type Tables = CoreTables & CandidateTables & JobsTables & MasterRowTables;
type Draw = (below: number) => number;

// At most twice the bare reads.
const LIMITS = { throughput: 0.5, p99: 2 };
const POSTINGS = 100;
const ROWS = 20;
const SAMPLES = 50;
const AT_ONCE = 10;
const SKILLS = 40;
const EMAIL = 'matched@bench.test';

/** Compares the matches of twenty rows with bare routes that run the same statements. */
export async function benchMatches(report: Report, server: TrellisServer, pool: pg.PoolConfig): Promise<void> {
  report.heading(`Matches of ${ROWS} rows, 10 connections`);
  const draw = draws(6);
  const ids = await post(await ApiUser.signIn(server.url, 'employer@demo.test', DEMO_PASSWORD), draw);
  const candidate = await ApiUser.signUp(server.url, EMAIL, DEMO_PASSWORD, 'Robin');
  await candidate.must('POST', '/me/role', { role: 'candidate' });
  await fillProfile(candidate);
  const samples = Array.from({ length: SAMPLES }, () => rowsOf(ids, draw(POSTINGS)));
  const shape: AskedShape = {
    name: `matches of ${ROWS} rows`,
    paths: samples.map((rows) => `/api/matches?jobs=${rows.join(',')}`),
    headers: candidate.headers,
    statements: await statementsOf(pool, samples),
  };
  const floor = await startFloor(server.dataDir, [shape], pool);
  try {
    reportRounds(report, shape.name, await compare(server.url, floor.url, shape), LIMITS);
  } finally {
    floor.process.kill();
  }
}

function rowsOf(ids: readonly string[], from: number): readonly string[] {
  return Array.from({ length: ROWS }, (_, at) => ids[(from + at) % ids.length] ?? '');
}

/** Publishes postings that say something of each part. */
async function post(employer: ApiUser, draw: Draw): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < POSTINGS) {
    const made = Array.from({ length: AT_ONCE }, async (_, at) => {
      const { job } = await employer.must<{ job: { id: string; version: number } }>('POST', '/jobs/drafts', draftOf(ids.length + at, draw));
      await employer.must('POST', `/jobs/${job.id}/moves`, { to: 'published', version: job.version });
      return job.id;
    });
    ids.push(...(await Promise.all(made)));
  }
  return ids;
}

function draftOf(number: number, draw: Draw): object {
  const first = draw(SKILLS);
  return {
    title: `Matched nurse ${number}`,
    description: 'The work is described here at the usual length. '.repeat(15),
    location: 'Porto',
    country: 'PT',
    workMode: 'onsite',
    employmentType: 'full_time',
    salary: { min: 2_000_000, max: 3_000_000, currency: 'EUR', period: 'year' },
    experienceMin: draw(8),
    details: {
      skills: Array.from({ length: 6 }, (_, at) => ({
        code: '',
        name: `Skill ${(first + at) % SKILLS}`,
        must: at < 4,
        level: 1 + draw(5),
      })),
      languages: [{ code: 'pt', level: 'c1' }],
      educationLevel: 'bachelor',
    },
  };
}

async function fillProfile(candidate: ApiUser): Promise<void> {
  const id = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  const save = (section: string, value: object): Promise<unknown> =>
    candidate.must('PUT', `/candidates/me/${section}`, { version: 0, value });
  await save('skills', {
    items: Array.from({ length: 15 }, (_, at) => ({ id: id(at), name: `Skill ${2 * at}`, level: 1 + (at % 5), years: null })),
  });
  await save('languages', { items: [{ id: id(1), code: 'pt', level: 'native' }] });
  const job = { title: 'Nurse', company: 'Works', place: '', employmentType: '', isCurrent: false, description: '', skills: [] };
  await save('experience', {
    items: Array.from({ length: 4 }, (_, at) => ({ ...job, id: id(at), start: `${2010 + at}-01`, end: `${2011 + at}-06` })),
  });
}

/** What a call reads for each sample: the user, the sections, the names of skills and, as the rows of the reply, the postings. */
async function statementsOf(pool: pg.PoolConfig, samples: readonly (readonly string[])[]): Promise<readonly (readonly Statement[])[]> {
  const groups: (readonly Statement[])[] = [];
  for (const ids of samples) {
    const [, ...all] = await captureStatements(pool, async (db: Kysely<Tables>) => {
      const { id, identity_uid: uid } = await db
        .selectFrom('users')
        .select(['id', 'identity_uid'])
        .where('email', '=', EMAIL)
        .executeTakeFirstOrThrow();
      await new UsersRepository(db, now).findByUid(uid);
      const none = (): [] => [];
      const catalogue = createCatalogue(db, new Kinds(none, none, db), now);
      // Matches show no logos.
      const postings = createPostingDirectory(db, { logosOf: async () => new Map() }, now);
      await matchesOf({ postings, profiles: createProfileDirectory(db), catalogue, now }, id, ids);
    });
    const isOfPostings = ({ text }: Statement): boolean => text.includes('"job_postings"');
    groups.push([...all.filter((statement) => !isOfPostings(statement)), ...all.filter(isOfPostings)]);
  }
  return groups;
}

function now(): Date {
  return new Date();
}
