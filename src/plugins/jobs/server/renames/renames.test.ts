import { sql } from 'kysely';
import { inTransaction, tablesIn } from '#core/server/db/transaction.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { createCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '../../contract/endpoints.ts';
import type { JobsTables } from '../job-tables.ts';
import { aJobInput } from '../testing/a-job-input.ts';
import { published } from '../testing/published.ts';
import { PORTION } from './name-copies.ts';
import { Renames } from './renames.ts';

const POSTINGS = 2 * PORTION + 500;

let renames: Renames;

// A plugin that is handed the parts as plugins are.
const asking = defineServerPlugin({
  id: 'asking',
  requires: ['employer'],
  setup: (kernel) => {
    const db = kernel.db.$extendTables<JobsTables>();
    renames = new Renames({ db, queue: kernel.queue, companies: kernel.service(companyDirectory) });
    return {};
  },
});

const api = freshServer([...serverPlugins, asking]);
const employer = api.as('employer');
let company: { id: string; version: number };
beforeEach(async () => {
  company = await employer.reply(createCompany, { body: { name: 'First Name' } });
  await employer.reply(createJob, { body: aJobInput({ title: 'Welder', category: 'engineering' }) });
});

/** Copies the posting until there are so many. */
async function multiply(): Promise<void> {
  const copies = sql.raw(`select gen_random_uuid() as copy, n from generate_series(2, ${POSTINGS}) as n`);
  await sql`
    with copies as (${copies}), written as (
      insert into job_postings (id, company_id, company_name, title, location, category_id, source, content_hash, status, published_at, created_at)
      select copy, company_id, company_name, title, location, category_id, source, content_hash, status,
        published_at - n * interval '1 second', created_at - n * interval '1 second' from job_postings, copies
      returning id, published_at
    )
    insert into job_search (job_id, company_id, company_name, title, title_key, location, category_id, published_at, search)
    select written.id, company_id, company_name, title, title_key, location, category_id, written.published_at, search
    from job_search, written`.execute(api.db);
}

const rename = async (name: string): Promise<void> => {
  company = await employer.reply(updateCompany, { params: { id: company.id }, body: { name, version: company.version } });
};

/** How many postings bear each name, and are found by it. */
async function named(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; n: number }>`
    select job_postings.company_name as name, count(*) as n from job_postings join job_search on job_id = id
    where job_postings.company_name = job_search.company_name
      and search @@ to_tsquery('simple', lower(split_part(job_search.company_name, ' ', 1)) || ':B')
    group by 1`.execute(api.db);
  return Object.fromEntries(rows.map((row) => [row.name, row.n]));
}

/** How many postings are found by a word of their category. */
async function foundBy(word: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from job_search where search @@ to_tsquery('simple', ${`${word}:C`})`.execute(api.db);
  return rows[0]?.n ?? 0;
}

async function renameCategory(name: string): Promise<void> {
  await inTransaction(api.db, async (_own, transaction) => {
    const changed = tablesIn<JobsTables>(transaction).updateTable('job_categories').set({ name }).where('code', '=', 'engineering');
    await renames.ofCategory(transaction, (await changed.returning('id').executeTakeFirstOrThrow()).id, name);
  });
}

test('a company with few postings is renamed at once, without a job', async () => {
  await rename('Second Name');
  expect(await named()).toEqual({ 'Second Name': 1 });
  expect((await api.drain()).done).toEqual([]);
  const items = await published(api, { q: 'welder second' });
  expect(items.map(({ title }) => title)).toEqual(['Welder']);
});

test('of a company with many postings the newest thousand are renamed at once, and the rest by a job', async () => {
  await multiply();
  await rename('Second Name');
  expect(await named()).toEqual({ 'First Name': POSTINGS - PORTION, 'Second Name': PORTION });
  expect((await api.drain()).done).toEqual(['jobs.rewrite-company']);
  expect(await named()).toEqual({ 'Second Name': POSTINGS });
});

test('of two renames the second one wins, whichever job runs last', async () => {
  await multiply();
  await rename('Second Name');
  await rename('Third Name');
  expect((await api.drain()).done).toEqual(['jobs.rewrite-company', 'jobs.rewrite-company']);
  expect(await named()).toEqual({ 'Third Name': POSTINGS });
});

test('a rename between two portions of a running job wins', async () => {
  await multiply();
  await rename('Second Name');
  const second = new AbortController();
  // The job of the first rename breaks off after some portions, as in a crash; the second rename comes before it is tried again.
  const broken = renames.companyWork.run({ companyId: company.id }, { id: 'x', attempt: 1, signal: second.signal, log: api.app.log });
  second.abort(new Error('crashed'));
  await expect(broken).rejects.toThrow('crashed');
  await rename('Third Name');
  await api.drain();
  expect(await named()).toEqual({ 'Third Name': POSTINGS });
});

test('a posting that another transaction has locked is renamed after that transaction', async () => {
  await inTransaction(api.db, async (own) => {
    await sql`select from job_postings for update`.execute(own);
    await rename('Second Name');
  });
  expect(await named()).toEqual({ 'First Name': 1 });
  expect((await api.drain()).done).toEqual(['jobs.rewrite-company']);
  expect(await named()).toEqual({ 'Second Name': 1 });
});

test('a category with many postings is renamed by a job, and the last name wins', async () => {
  await multiply();
  await renameCategory('Bridges');
  expect([await foundBy('bridges'), await foundBy('engineering')]).toEqual([PORTION, POSTINGS - PORTION]);
  await renameCategory('Tunnels');
  expect((await api.drain()).done).toEqual(['jobs.rewrite-category', 'jobs.rewrite-category']);
  expect([await foundBy('bridges'), await foundBy('engineering'), await foundBy('tunnels')]).toEqual([0, 0, POSTINGS]);
});

test('a job of a deleted company ends without an effect', async () => {
  await sql`delete from companies`.execute(api.db);
  const log = api.app.log;
  const job = { id: 'x', attempt: 1, signal: new AbortController().signal, log };
  await expect(renames.companyWork.run({ companyId: company.id }, job)).resolves.toBeUndefined();
});
