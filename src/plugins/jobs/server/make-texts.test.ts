import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { createCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '../contract/endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';

let api: TestServer;
let company: { readonly id: string; readonly version: number };
beforeEach(async () => {
  api = await serverWith(serverPlugins);
  const employer = api.as('employer');
  company = await employer.reply(createCompany, { body: { name: 'Müller AS' } });
  await employer.reply(createJob, { body: aJobInput({ title: 'C++ developer' }) });
});
afterEach(() => api.close());

const makeTexts = () => api.runSchedule('jobs.make-texts');

async function textsWith(words: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from job_texts where words @@ ${words}::tsquery`.execute(api.db);
  return rows[0]?.found ?? 0;
}

async function due(): Promise<number> {
  return (await sql`select from job_texts_due`.execute(api.db)).rows.length;
}

test('a posting has its text when it is written, with words of its description, its company, and its time', async () => {
  const day = Math.floor(Date.now() / 86_400_000);
  expect(await textsWith(`timber & muller & 'c++' & ('@d${day}' | '@d${day - 1}')`)).toBe(1);
  expect(await due()).toBe(0);
});

test('a new name of a company leaves the text to the schedule', async () => {
  await api.as('employer').reply(updateCompany, { params: { id: company.id }, body: { name: 'Quay AS', version: company.version } });
  expect([await textsWith('muller'), await due()]).toEqual([1, 1]);
  await makeTexts();
  expect([await textsWith('muller'), await textsWith('quay & timber'), await due()]).toEqual([0, 1, 0]);
});

test('stored postings without texts get them in portions, and what is locked by another transaction in the next run', async () => {
  await sql`
    with copies as (
      insert into job_postings (id, company_id, company_name, title, source, import_key, content_hash, status, published_at, description)
      select gen_random_uuid(), company_id, company_name, title, 'imported', decode(md5(number::text), 'hex'), content_hash, status,
        published_at, 'Copied ' || number from job_postings, generate_series(1, 230) as number
      returning id
    ), shown as (
      insert into job_search (job_id, company_id, company_name, title, title_key, published_at, search)
      select copies.id, company_id, company_name, title, title_key, published_at, search from job_search, copies returning job_id
    )
    select from shown`.execute(api.db);
  await sql`insert into job_texts_due select job_id from job_search`.execute(api.db);
  await inTransaction(api.db, async (own) => {
    await sql`select from job_search where published_at = (select max(published_at) from job_search) order by job_id limit 1 for update`.execute(
      own,
    );
    await makeTexts();
  });
  expect(await due()).toBe(1);
  await makeTexts();
  expect([await due(), await textsWith('copied')]).toEqual([0, 230]);
});

test('a description of 15,000 characters, one repeated word, and pasted data are stored', async () => {
  const texts = ['word '.repeat(3000), `${'QUJD'.repeat(3700)}`, Array.from({ length: 2500 }, (_, at) => `w${at}`).join(' ')];
  for (const [at, description] of texts.entries()) {
    await api
      .as('employer')
      .reply(createJob, { body: aJobInput({ title: `Long ${at}`, description: description.trim().slice(0, 15_000) }) });
  }
  expect([await textsWith('w7'), await textsWith('w2400')]).toEqual([1, 0]);
});
