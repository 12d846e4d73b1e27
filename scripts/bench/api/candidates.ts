import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { CoreTables } from '#core/server/db/database.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { createCatalogue } from '#plugins/admin-masters/server/catalogue.ts';
import { Kinds } from '#plugins/admin-masters/server/kinds.ts';
import type { MasterRowTables } from '#plugins/admin-masters/server/master-tables.ts';
import type { CandidateFilter } from '#plugins/candidate/contract/candidate-search-schemas.ts';
import type { CandidateTables } from '#plugins/candidate/server/candidate-tables.ts';
import { CandidateSearch } from '#plugins/candidate/server/finding/candidate-search.ts';
import { Visibility } from '#plugins/candidate/server/visibility/visibility.ts';
import type { EmployerTables } from '#plugins/employer/server/employer-tables.ts';
import { createCompanyDirectory } from '#plugins/employer/server/sql-company-directory.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import { median, type Report } from '../report.ts';
import { type AskedShape, compare, reportRounds, startFloor } from './against-floor.ts';
import { captureStatements, type Statement } from './capture-statements.ts';
import { CANDIDATES, generateCandidates } from './generate-candidates.ts';
import { benchSavedSections } from './saved-sections.ts';

type Tables = CoreTables & CandidateTables & EmployerTables & MasterRowTables;

// At most twice the bare statements.
const LIMITS = { throughput: 0.5, p99: 2 };
const EMAIL = 'employer@demo.test';

/** Goals on an otherwise idle machine, in ms. They are only printed. */
const SEARCH_GOAL = 50;
const FACETS_GOAL = 100;

/** Three filters and a word. `welder` and `experienced` are in a fifth of the profiles. */
const FILTERS: readonly CandidateFilter[] = ['welder', 'experienced', 'nurse', 'pil', 'miner', 'cook'].flatMap((q) => [
  { q, country: 'NL', mode: 'onsite', startWithin: '30' },
  { q, country: 'BE,DE', type: 'part_time', minYears: 10 },
  { q, skills: '~skill_1,~skill_20', languages: 'en:a1', mode: 'remote,hybrid' },
  { q, category: 'sales,legal', languages: 'nl:b1', town: 'Town 7' },
]);

/** Fills the database with candidates, and compares searches and facets with bare routes that run the same statements. */
export async function benchCandidates(report: Report, server: TrellisServer, pool: pg.PoolConfig): Promise<void> {
  report.heading(`Search of ${CANDIDATES} candidates, 10 connections`);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...pool, max: 1 }) }) });
  try {
    await generateCandidates(db);
    await benchCalls(report, server, pool);
    await benchSavedSections(report, db);
  } finally {
    await db.destroy();
  }
}

async function benchCalls(report: Report, server: TrellisServer, pool: pg.PoolConfig): Promise<void> {
  const { headers } = await ApiUser.signIn(server.url, EMAIL, DEMO_PASSWORD);
  const shapeOf = async (
    name: string,
    path: string,
    read: (search: CandidateSearch, userId: string, filter: CandidateFilter) => unknown,
  ) => ({
    ...{ name, headers, hasOtherRows: true },
    paths: FILTERS.map((filter) => `/api/candidates${path}?${queryOf(filter)}`),
    statements: await statementsOf(pool, read),
  });
  const list = await shapeOf('list of candidates', '', (search, userId, filter) => search.page(userId, { limit: 20, ...filter }));
  const facets = await shapeOf('facets of candidates', '/facets', (search, userId, filter) => search.facets(userId, filter));
  const floor = await startFloor(server.dataDir, [list, facets], pool);
  try {
    await benchShape(report, { serverUrl: server.url, floorUrl: floor.url, shape: list, goal: SEARCH_GOAL });
    await benchShape(report, { serverUrl: server.url, floorUrl: floor.url, shape: facets, goal: FACETS_GOAL });
  } finally {
    floor.process.kill();
  }
}

interface Compared {
  readonly serverUrl: string;
  readonly floorUrl: string;
  readonly shape: AskedShape;
  readonly goal: number;
}

async function benchShape(report: Report, { serverUrl, floorUrl, shape, goal }: Compared): Promise<void> {
  const rounds = await compare(serverUrl, floorUrl, shape);
  reportRounds(report, shape.name, rounds, LIMITS);
  const [value, floor] = [median(rounds.map(({ ours }) => ours.p95)), median(rounds.map((round) => round.floor.p95))];
  report.add({ name: `${shape.name}: p95 (goal ${goal} ms)`, value, floor, unit: 'ms' });
}

/** What a call reads for each search, without the user. */
async function statementsOf(
  pool: pg.PoolConfig,
  read: (search: CandidateSearch, userId: string, filter: CandidateFilter) => unknown,
): Promise<readonly (readonly Statement[])[]> {
  const groups: (readonly Statement[])[] = [];
  for (const filter of FILTERS) {
    const [, ...statements] = await captureStatements(pool, async (db: Kysely<Tables>) => {
      const { id } = await db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow();
      await read(searchOn(db), id, filter);
    });
    groups.push(statements);
  }
  return groups;
}

function searchOn(db: Kysely<Tables>): CandidateSearch {
  const none = (): [] => [];
  const now = (): Date => new Date();
  const visibility = new Visibility({
    db,
    companies: createCompanyDirectory(db, none),
    applicants: { mayView: async () => false, appliedPostings: async () => [] },
    openings: { isOpen: async () => false },
  });
  return new CandidateSearch({
    db,
    visibility,
    catalogue: createCatalogue(db, new Kinds(none, none, db), now),
    cursorKey: randomBytes(32),
    now,
  });
}

function queryOf(filter: CandidateFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]));
}
