import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '../../contract/endpoints.ts';
import { listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import { anEmployer, aPosting, nowOf } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';
import { jobsDatabase, publish } from '../testing/search-fixture.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T09:00:00.000Z');

let time = START;
const serverKeeping = (days: string): Promise<TestServer> =>
  serverWith(serverPlugins, { now: () => new Date(time), env: { IMPORTED_EXPIRE_DAYS: days } });

beforeEach(() => {
  time = START;
});

/** Says that a posting was imported some days before the start. */
async function wasImported(api: TestServer, id: string, days: number): Promise<void> {
  await jobsDatabase(api)
    .updateTable('job_postings')
    .set({ created_at: new Date(START - days * DAY) })
    .where('id', '=', id)
    .execute();
}

describe('imported postings', () => {
  let api: TestServer;
  beforeAll(async () => {
    api = await serverKeeping('60');
  });

  const imported = async (title: string, days = 0, age = days): Promise<string> => {
    const [id = ''] = await publish(api, [{ title, publishedAt: new Date(START - age * DAY), company: 'Fixture Works' }]);
    await wasImported(api, id, days);
    return id;
  };
  const statusOf = async (id: string) => (await api.as('visitor').reply(getJob, { params: { id } })).status;

  test('expire when the days from their import have passed, and leave the search', async () => {
    const [older, newer] = [await imported('Old dredger', 30), await imported('New dredger', 29)];
    time += 30 * DAY - 1;
    await api.runSchedule('jobs.expire');
    expect([await statusOf(older), await statusOf(newer)]).toEqual(['published', 'published']);
    time += 1;
    for (let run = 0; run < 2; run += 1) await api.runSchedule('jobs.expire');
    expect([await statusOf(older), await statusOf(newer)]).toEqual(['expired', 'published']);
    expect((await published(api, { q: 'dredger' })).map(({ id }) => id)).toEqual([newer]);
    const ended = await api.as('visitor').reply(getJob, { params: { id: older } });
    expect(ended).toMatchObject({ endedAt: new Date(time).toISOString(), viewer: { isOpen: false } });
    const { items } = await api.as('employer', 'fixtureworks').reply(listJobEvents, { params: { id: older } });
    expect(items.map(({ by, from, to }) => [by, from, to])).toEqual([['system', 'published', 'expired']]);
  });

  test('stay where their date is older than their import, and where it is later', async () => {
    const [older, later] = [await imported('Ancient dredger', 0, 4000), await imported('Later dredger', 59, 0)];
    time += 59 * DAY;
    await api.runSchedule('jobs.expire');
    expect([await statusOf(older), await statusOf(later)]).toEqual(['published', 'published']);
    time += DAY;
    await api.runSchedule('jobs.expire');
    expect([await statusOf(older), await statusOf(later)]).toEqual(['expired', 'expired']);
  });

  test('expire while they are paused', async () => {
    const id = await imported('Paused dredger', 59);
    await jobsDatabase(api).updateTable('job_postings').set({ status: 'paused' }).where('id', '=', id).execute();
    time += DAY;
    await api.runSchedule('jobs.expire');
    expect(await statusOf(id)).toBe('expired');
  });

  test('expire where one transaction does not move all of them', async () => {
    const id = await imported('Many dredgers', 59);
    const db = jobsDatabase(api);
    const row = await db.selectFrom('job_postings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { reference_no: _reference, details: _details, ...others } = row;
    const copies = Array.from({ length: 600 }, (_, at) => ({
      ...others,
      id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      import_key: Buffer.from(String(at).padStart(16, '0')),
    }));
    await db.insertInto('job_postings').values(copies).execute();
    time += DAY;
    await api.runSchedule('jobs.expire');
    const left = await db.selectFrom('job_postings').select('id').where('title', '=', 'Many dredgers').where('status', '=', 'published');
    expect(await left.execute()).toEqual([]);
  });

  test('follow the rules for postings of members when a member renews them after their end', async () => {
    const member = api.as('employer', 'fixtureworks');
    const id = await imported('Renewed dredger', 70);
    await api.runSchedule('jobs.expire');
    const { version } = await nowOf(member, { id });
    const renewed = await member.reply(moveJob, { params: { id }, body: { to: 'published', version, stillHiring: true } });
    expect(renewed.expiresAt).toBe(new Date(time + 30 * DAY).toISOString());
    time += 30 * DAY - 1;
    await api.runSchedule('jobs.expire');
    expect(await statusOf(id)).toBe('published');
    time += 1;
    expect(await statusOf(id)).toBe('expired');
  });

  test('have their days anew when a member opens them again', async () => {
    const member = api.as('employer', 'fixtureworks');
    const [id = ''] = await publish(api, [
      { title: 'Reopened dredger', publishedAt: new Date(START - 50 * DAY), company: 'Fixture Works', location: 'Oslo', country: 'NO' },
    ]);
    const complete = {
      description: 'You dredge the harbour and its fairway. '.repeat(10),
      work_mode: 'onsite',
      employment_type: 'full_time',
    } as const;
    await jobsDatabase(api)
      .updateTable('job_postings')
      .set({ ...complete, salary_min: 100, salary_max: 200, salary_currency: 'EUR', salary_period: 'hour' })
      .where('id', '=', id)
      .execute();
    const { version } = await nowOf(member, { id });
    await member.reply(moveJob, { params: { id }, body: { to: 'closed', version, reason: 'on_hold' } });
    time += 20 * DAY;
    await member.reply(moveJob, { params: { id }, body: { to: 'published', version: version + 1 } });
    await api.runSchedule('jobs.expire');
    expect(await statusOf(id)).toBe('published');
    time += 30 * DAY;
    expect(await statusOf(id)).toBe('expired');
  });

  test('that members wrote keep their own days', async () => {
    const employer = await anEmployer(api, 'writer');
    const job = await aPosting(employer, { title: 'Written dredger' }, 60);
    time += 60 * DAY - 1;
    await api.runSchedule('jobs.expire');
    expect(await statusOf(job.id)).toBe('published');
  });
});

test('imported postings stay where the operator keeps them', async () => {
  const api = await serverKeeping('0');
  const [id = ''] = await publish(api, [{ title: 'Kept dredger', publishedAt: new Date(START - 4000 * DAY) }]);
  await wasImported(api, id, 4000);
  await api.runSchedule('jobs.expire');
  expect((await api.as('visitor').reply(getJob, { params: { id } })).status).toBe('published');
});
