import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '../contract/endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';
import { published } from './testing/published.ts';
import { jobsDatabase } from './testing/search-fixture.ts';

let api: TestServer;
beforeEach(async () => {
  api = await serverWith(serverPlugins);
  const employer = api.as('employer');
  await employer.reply(createCompany, { body: { name: 'Müller AS' } });
  await employer.reply(createJob, { body: aJobInput({ title: 'C++ developer', category: 'engineering' }) });
});
afterEach(() => api.close());

const rows = () => jobsDatabase(api).selectFrom('job_search').selectAll().orderBy('job_id').execute();
const renew = () => api.runSchedule('jobs.renew-words');

/** What earlier rules made of the posting. */
const makeOld = (version = 0) =>
  sql`update job_search set words_version = ${version}, search = 'c:1A developer:1A müller:2B as:2B'`.execute(api.db);

async function copy(times: number): Promise<void> {
  await sql`
    with copies as (
      insert into job_postings (id, company_id, company_name, title, source, import_key, content_hash, status, published_at)
      select gen_random_uuid(), company_id, company_name, title, 'imported', decode(md5(number::text), 'hex'), content_hash, status,
        published_at - number * interval '1 second' from job_postings, generate_series(1, ${times}::int) as number
      returning id, published_at
    )
    insert into job_search (job_id, company_id, company_name, title, title_key, published_at, search, words_version)
    select id, company_id, company_name, title, title_key, copies.published_at, search, words_version from job_search, copies`.execute(
    api.db,
  );
}

test('documents of earlier rules are made anew as they would be written, and searches work before', async () => {
  const before = await rows();
  await makeOld();
  expect([(await published(api, { q: 'developer' })).length, (await published(api, { q: 'c++' })).length]).toEqual([1, 0]);
  await renew();
  expect(await rows()).toEqual(before);
  expect((await published(api, { q: 'c++ mueller' })).length).toBe(1);
});

test('documents of the second rules are made anew too', async () => {
  const before = await rows();
  await makeOld(1);
  await renew();
  expect(await rows()).toEqual(before);
});

test('all portions are made anew, and documents of the current rules are not written', async () => {
  await makeOld();
  await copy(450);
  await renew();
  const versions = async () => (await sql`select words_version, xmin::text from job_search order by job_id`.execute(api.db)).rows;
  const made = await versions();
  expect([made.length, (await published(api, { q: 'c++' })).length]).toEqual([451, 451]);
  await renew();
  expect(await versions()).toEqual(made);
});

test('a posting that another transaction has locked is made anew by the next run', async () => {
  await makeOld();
  await inTransaction(api.db, async (own) => {
    await sql`select from job_search for update`.execute(own);
    await renew();
  });
  expect((await rows()).map(({ words_version }) => words_version)).toEqual([0]);
  await renew();
  expect((await rows()).map(({ words_version }) => words_version)).toEqual([2]);
});
