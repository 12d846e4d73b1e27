import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { loadFewPlaces, PLACE } from '#plugins/places/contract/testing/few-places.ts';
import { createJob } from '../../contract/endpoints.ts';
import { aJobInput } from '../testing/a-job-input.ts';
import { jobsDatabase, publish } from '../testing/search-fixture.ts';

let api: TestServer;
beforeEach(async () => {
  api = await serverWith(serverPlugins);
});
afterEach(() => api.close());

const read = () => api.runSchedule('jobs.read-places');

async function rows() {
  const found = await jobsDatabase(api)
    .selectFrom('job_search')
    .select(['title', 'places', 'applicant_countries', 'places_version'])
    .orderBy('title')
    .execute();
  return found.map(({ title, places, applicant_countries, places_version }) => [title, places, applicant_countries, places_version]);
}

async function post(title: string, location: string): Promise<void> {
  await api.as('employer').reply(createJob, { body: aJobInput({ title, location }) });
}

test('a posting has its places when it is published', async () => {
  await loadFewPlaces(api);
  await api.as('employer').reply(createCompany, { body: { name: 'Mill' } });
  await post('Cook', 'Leeds, ENG, GB');
  await post('Host', 'Berlin / London');
  await post('Nurse', 'Remote - EMEA');
  expect(await rows()).toEqual([
    ['Cook', [PLACE.leeds], null, 1],
    ['Host', [PLACE.berlin, PLACE.london], null, 1],
    ['Nurse', null, null, 1],
  ]);
});

test('before the places are loaded, postings are published without them and read later', async () => {
  await api.as('employer').reply(createCompany, { body: { name: 'Mill' } });
  await post('Cook', 'Leeds');
  await read();
  expect(await rows()).toEqual([['Cook', null, null, 0]]);
  await loadFewPlaces(api);
  await read();
  expect(await rows()).toEqual([['Cook', [PLACE.leeds], null, 1]]);
});

test('imported postings are read by the schedule, all portions of them, and only once', async () => {
  await loadFewPlaces(api);
  await publish(api, [{ title: 'Cook', location: 'London', country: 'CA' }]);
  await sql`
    with copies as (
      insert into job_postings (id, company_id, company_name, title, location, source, import_key, content_hash, status, published_at)
      select gen_random_uuid(), company_id, company_name, title, location, 'imported', decode(md5(number::text), 'hex'), content_hash, status,
        published_at - number * interval '1 second' from job_postings, generate_series(1, 450) as number
      returning id, published_at
    )
    insert into job_search (job_id, company_id, company_name, title, location, title_key, published_at, search)
    select id, company_id, company_name, title, location, title_key, copies.published_at, search from job_search, copies`.execute(api.db);
  await read();
  const versions = async () => (await sql`select places, places_version, xmin::text from job_search order by job_id`.execute(api.db)).rows;
  const made = await versions();
  expect(made).toHaveLength(451);
  const counts = await sql`select places, count(*)::integer as n from job_search group by 1 order by 2`.execute(api.db);
  // The country of the posting decides between both Londons.
  expect(counts.rows).toEqual([
    { places: [PLACE.ontario], n: 1 },
    { places: [PLACE.london], n: 450 },
  ]);
  await read();
  expect(await versions()).toEqual(made);
});

test('the place of the company stands for a street, if the company has one place', async () => {
  await loadFewPlaces(api);
  await publish(api, [
    { title: 'Cook', company: 'Mill', location: '12 High Street' },
    { title: 'Host', company: 'Mill', location: 'Multiple locations' },
    { title: 'Nurse', company: 'Ward', location: '12 High Street' },
    { title: 'Porter', company: 'Tower', location: '12 High Street' },
  ]);
  const leeds = { city: 'Leeds', country: 'GB' };
  const places = (name: string, list: readonly object[]) =>
    sql`update companies set places = ${JSON.stringify(list)}::jsonb where name = ${name}`.execute(api.db);
  await places('Mill', [leeds]);
  await places('Tower', [leeds, { city: 'York', country: 'GB' }]);
  await read();
  expect((await rows()).map(([title, found]) => [title, found])).toEqual([
    ['Cook', [PLACE.leeds]],
    ['Host', null],
    ['Nurse', null],
    ['Porter', null],
  ]);
});

test('further places and the countries of applicants are read from the details', async () => {
  await loadFewPlaces(api);
  const [id] = await publish(api, [{ title: 'Cook', location: 'Leeds', country: 'GB', workMode: 'remote' }]);
  await read();
  expect(await rows()).toEqual([['Cook', [PLACE.leeds], ['GB'], 1]]);
  const details = {
    places: [
      { location: 'London', country: 'CA' },
      { location: 'Leeds', country: '' },
    ],
    applicantCountries: ['CA', 'GB'],
  };
  await sql`update job_postings set details = ${JSON.stringify(details)}::jsonb where id = ${id}`.execute(api.db);
  await sql`update job_search set places_version = 0`.execute(api.db);
  await read();
  expect(await rows()).toEqual([['Cook', [PLACE.leeds, PLACE.ontario], ['CA', 'GB'], 1]]);
});

test('a posting that another transaction has locked is read by the next run', async () => {
  await loadFewPlaces(api);
  await publish(api, [{ title: 'Cook', location: 'Leeds' }]);
  await inTransaction(api.db, async (own) => {
    await sql`select from job_search for update`.execute(own);
    await read();
  });
  expect(await rows()).toEqual([['Cook', null, null, 0]]);
  await read();
  expect(await rows()).toEqual([['Cook', [PLACE.leeds], null, 1]]);
});
