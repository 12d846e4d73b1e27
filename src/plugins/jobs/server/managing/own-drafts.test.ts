import { CompiledQuery, sql } from 'kysely';
import { serverWith } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';
import { type ManagedFilter, ManagedRows } from './managed-rows.ts';

/** A step of a plan as PostgreSQL tells it. */
interface Step {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

const FOREIGN = 3000;
const OWN = 3;

let db: JobsDatabase;
let companyId: string;
let me: string;
beforeAll(async () => {
  const api = await serverWith(serverPlugins);
  db = jobsDatabase(api);
  companyId = (await api.as('admin:companies').reply(createCompany, { body: { name: 'Draft works' } })).id;
  me = (await api.as('admin:jobs').actor()).userId;
  await addDrafts(FOREIGN, (await api.as('admin:jobs', 'other').actor()).userId);
  await addDrafts(OWN, me);
  await sql`analyze job_postings`.execute(db);
});

function addDrafts(count: number, author: string): Promise<unknown> {
  return sql`
    insert into job_postings (id, company_id, company_name, created_by, source, title, status, lacks, content_hash)
    select gen_random_uuid(), ${companyId}::uuid, 'Draft works', ${author}::uuid, 'authored', 'Draft ' || n, 'draft', '{}',
      decode(md5(${author} || n), 'hex')
    from generate_series(1, ${count}::int) as n`.execute(db);
}

/** The rows of the list, and how many postings the database reads for them. */
async function readFor(filter: Partial<ManagedFilter>): Promise<{ found: number; read: number }> {
  const asked: CompiledQuery[] = [];
  const followed = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const all = { companies: undefined, drafts: { author: me }, now: new Date(), ...filter };
  const rows = await new ManagedRows(followed).find(all, { part: 'all', after: undefined, limit: 21 });
  let read = 0;
  for (const { sql: statement, parameters } of asked) {
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${statement}`, [...parameters]);
    const plans = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(explained);
    for (const { 'QUERY PLAN': plan } of plans.rows) for (const { Plan } of plan) read += postingsOf(Plan);
  }
  return { found: rows.length, read };
}

function postingsOf(step: Step): number {
  const own = (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
  const below = (step.Plans ?? []).reduce((sum, each) => sum + postingsOf(each), 0);
  return below + (step['Relation Name'] === 'job_postings' ? own : 0);
}

test.each<[string, Partial<ManagedFilter>]>([
  ['all drafts', { status: 'draft' }],
  ['drafts that can be posted', { lacks: 'nothing' }],
  ['drafts with a word', { status: 'draft', q: 'draft' }],
])('the list of an administrator reads no drafts of others: %s', async (_, filter) => {
  expect(await readFor(filter)).toEqual({ found: OWN, read: OWN });
});

test('a list without any draft reads none', async () => {
  expect(await readFor({ status: 'draft', drafts: 'none' })).toEqual({ found: 0, read: 0 });
});
