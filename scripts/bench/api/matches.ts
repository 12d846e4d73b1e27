import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { createCatalogue } from '#plugins/admin-masters/server/catalogue.ts';
import { Kinds } from '#plugins/admin-masters/server/kinds.ts';
import { createProfileDirectory } from '#plugins/candidate/server/profile-directory.ts';
import { createPostingDirectory } from '#plugins/jobs/server/posting-directory.ts';
import { commutes } from '#plugins/matching/server/commute.ts';
import { matchesOf } from '#plugins/matching/server/matches.ts';
import type { PlaceTables } from '#plugins/places/server/place-tables.ts';
import { placesAround } from '#plugins/places/server/places-around.ts';
import { textReader } from '#plugins/places/server/read-texts.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import { draws } from './generate-postings.ts';
import { benchCalls } from './measured-calls.ts';
import { type BenchDatabase, onDatabase, signedIn, uidOf, type World } from './world.ts';

const POSTINGS = 100;
const ROWS = 20;
const SAMPLES = 50;
const AT_ONCE = 10;
const SKILLS = 40;
const EMAIL = 'matched@bench.test';

/** Compares the matches of twenty rows with a bare route. */
export async function benchMatches(world: World): Promise<void> {
  world.report.heading(`Matches of ${ROWS} rows, 10 connections`);
  const draw = draws(6);
  const ids = await post(await signedIn(world, 'employer'), draw);
  const candidate = await ApiUser.signUp(world.server.url, EMAIL, DEMO_PASSWORD, 'Robin');
  await candidate.must('POST', '/me/role', { role: 'candidate' });
  await fillProfile(candidate);
  const uid = await onDatabase(world.pool, (db) => uidOf(db, EMAIL));
  const rowsFrom = (from: number): readonly string[] => Array.from({ length: ROWS }, (_, at) => ids[(from + at) % ids.length] ?? '');
  const rows = Array.from({ length: SAMPLES }, () => rowsFrom(draw(POSTINGS)));
  await benchCalls(world, {
    // At most twice the bare reads.
    ...{ samples: SAMPLES, limits: { throughput: 0.5, p99: 2 }, headers: candidate.headers },
    calls: [
      {
        name: `matches of ${ROWS} rows`,
        path: (sample) => `/matches?jobs=${rows[sample]?.join(',')}`,
        statement: (db, sample) => readMatches(db, uid, rows[sample] ?? []),
        countedRows: /"job_postings"/,
      },
    ],
  });
}

/** Publishes postings that say something of each part. */
async function post(employer: ApiUser, draw: (below: number) => number): Promise<readonly string[]> {
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

function draftOf(number: number, draw: (below: number) => number): object {
  const first = draw(SKILLS);
  const experienceMin = draw(8);
  const skill = (at: number): object => ({ code: '', name: `Skill ${(first + at) % SKILLS}`, must: at < 4, level: 1 + draw(5) });
  return {
    title: `Matched nurse ${number}`,
    description: 'The work is described here at the usual length. '.repeat(15),
    ...{ location: 'Porto', country: 'PT', workMode: 'onsite', employmentType: 'full_time' },
    salary: { min: 2_000_000, max: 3_000_000, currency: 'EUR', period: 'year' },
    experienceMin,
    details: {
      skills: Array.from({ length: 6 }, (_, at) => skill(at)),
      languages: [{ code: 'pt', level: 'c1' }],
      educationLevel: 'bachelor',
    },
  };
}

async function fillProfile(candidate: ApiUser): Promise<void> {
  const id = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  const save = (section: string, items: readonly object[]): Promise<unknown> =>
    candidate.must('PUT', `/candidates/me/${section}`, { version: 0, value: { items } });
  const list = (length: number, item: (at: number) => object): object[] => Array.from({ length }, (_, at) => item(at));
  await save(
    'skills',
    list(15, (at) => ({ id: id(at), name: `Skill ${2 * at}`, level: 1 + (at % 5), years: null })),
  );
  await save('languages', [{ id: id(1), code: 'pt', level: 'native' }]);
  const job = { title: 'Nurse', company: 'Works', place: '', employmentType: '', isCurrent: false, description: '', skills: [] };
  await save(
    'experience',
    list(4, (at) => ({ ...job, id: id(at), start: `${2010 + at}-01`, end: `${2011 + at}-06` })),
  );
}

/** Reads the user, the sections, the names of skills and the postings, as the call does. */
async function readMatches(db: BenchDatabase, uid: string, ids: readonly string[]): Promise<void> {
  const now = (): Date => new Date();
  const none = (): [] => [];
  const user = await new UsersRepository(db, now).findByUid(uid);
  const catalogue = createCatalogue(db, new Kinds(none, none, db), now);
  // Matches show no logos.
  const postings = createPostingDirectory(db, { marksOf: async () => new Map(), withActiveMembers: async () => new Set() }, now);
  const places = {
    ...textReader(db.$extendTables<PlaceTables>()),
    around: placesAround(db.$extendTables<PlaceTables>()),
    listed: async () => [],
  };
  await matchesOf(
    { postings, profiles: createProfileDirectory(db), catalogue, places, commuteOf: commutes({ places, now }), now },
    user?.id ?? '',
    ids,
  );
}
