import { VIEW_AS_HEADER } from '#core/contract/view-as.ts';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { requestOf } from '#core/testing/test-request.ts';
import { getCopy } from '#plugins/applications/contract/applying/copy-endpoints.ts';
import { applyToJob } from '#plugins/applications/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { openView } from '#plugins/users/contract/view-as-endpoints.ts';
import { getCandidate, openCandidate } from '../../contract/candidate-endpoints.ts';
import { countViews } from '../../contract/endpoints.ts';
import { MOST_VIEWS } from '../../contract/preview.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { foundCandidate, hiringCompany } from '../testing/contact-world.ts';

const api = testServer(serverPlugins, { now: () => now });
const START = new Date('2026-03-10T09:00:00.000Z');
let now = START;
beforeEach(() => {
  now = START;
});

const tables = () => api.db.$extendTables<CandidateTables>();

async function countOf(companyId: string): Promise<number> {
  const rows = await tables().selectFrom('candidate_daily_counts').select('count').where('company_id', '=', companyId).execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** As if the company had opened so many profiles today. */
async function openedToday(companyId: string, count: number): Promise<void> {
  await tables()
    .insertInto('candidate_daily_counts')
    .values({ company_id: companyId, kind: 'views', day: now.toISOString().slice(0, 10), count })
    .execute();
}

const open = (employer: string, id: string): Promise<number> => api.as('employer', employer).status(getCandidate, { params: { id } });

async function companiesWhoSaw(candidate: string): Promise<number> {
  return (await api.as('candidate', candidate).reply(countViews)).companies;
}

describe('A found profile', () => {
  test('counts once a day and company, whoever of the company opens it', async () => {
    const { companyId } = await hiringCompany(api, 'counted');
    const id = await foundCandidate(api, 'seen');
    expect([await open('counted', id), await open('counted', id), await countOf(companyId)]).toEqual([200, 200, 1]);
    now = new Date('2026-03-11T00:00:00.000Z');
    expect([await open('counted', id), await countOf(companyId)]).toEqual([200, 2]);
  });

  test('is opened at most 200 times a day, also by twenty requests at once, and the audit record has one event about it', async () => {
    const { companyId } = await hiringCompany(api, 'greedy');
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => foundCandidate(api, `many-${index}`)));
    await openedToday(companyId, MOST_VIEWS - 7);
    const statuses = await Promise.all(ids.map((id) => open('greedy', id)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
    expect(statuses.filter((status) => status === 429)).toHaveLength(13);
    expect(await countOf(companyId)).toBe(MOST_VIEWS);
    const { userId } = await api.as('employer', 'greedy').actor();
    expect(await eventsAbout(api, companyId)).toEqual([{ action: 'company.candidate-views-used-up', actor_id: userId, changes: {} }]);
    // A profile that was opened today stays open, and the others do not become so.
    expect(await Promise.all(ids.map((id) => open('greedy', id)))).toEqual(statuses);
  });

  test('says when more profiles can be opened, and then opens', async () => {
    const { companyId } = await hiringCompany(api, 'patient');
    const id = await foundCandidate(api, 'awaited');
    await openedToday(companyId, MOST_VIEWS);
    now = new Date('2026-03-10T23:59:30.500Z');
    const refused = await api.as('employer', 'patient').refusal(getCandidate, { params: { id } });
    expect([refused.status, refused.code, refused.retryAfter]).toEqual([429, 'candidate.too-many-views', 30]);
    now = new Date('2026-03-11T00:00:00.500Z');
    expect(await open('patient', id)).toBe(200);
  });

  test('of an applicant counts as well, and reading what was sent does not', async () => {
    const { companyId, jobId } = await hiringCompany(api, 'applied to');
    const id = await foundCandidate(api, 'applicant');
    const sent = await api.as('candidate', 'applicant').reply(applyToJob, { params: { id: jobId }, body: {} });
    await openedToday(companyId, MOST_VIEWS);
    const copy = await api.as('employer', 'applied to').status(getCopy, { params: { id: sent.id } });
    expect([copy, await open('applied to', id), await companiesWhoSaw('applicant')]).toEqual([200, 429, 0]);
  });

  test('does not count while an administrator sees the site as the employer', async () => {
    const { companyId } = await hiringCompany(api, 'viewed');
    const id = await foundCandidate(api, 'glimpsed');
    const { userId } = await api.as('employer', 'viewed').actor();
    const view = await api.as('admin').reply(openView, { body: { userId, reason: 'They asked for help with a form.' } });
    await api.as('admin').reply(openCandidate, { params: { id }, body: { reason: 'They asked for help with a form.' } });
    const headers = { ...(await api.as('admin').headers()), [VIEW_AS_HEADER]: view.id };
    const answer = await api.app.inject(requestOf(getCandidate, { params: { id } }, headers));
    expect([answer.statusCode, await countOf(companyId), await companiesWhoSaw('glimpsed')]).toEqual([200, 0, 0]);
  });

  test('that the company may not see does not count', async () => {
    const { companyId } = await hiringCompany(api, 'blocked');
    const id = await foundCandidate(api, 'hidden');
    await tables().updateTable('candidate_search').set({ visibility: 'applied' }).where('candidate_id', '=', id).execute();
    expect([await open('blocked', id), await countOf(companyId)]).toEqual([404, 0]);
  });
});

test('The number of companies that saw a profile is zero at first', async () => {
  expect(await companiesWhoSaw('unseen')).toBe(0);
});

test('The number of companies that saw a profile has each company of the last 30 days once', async () => {
  const id = await foundCandidate(api, 'famous');
  for (const name of ['reader one', 'reader two']) await hiringCompany(api, name);
  await open('reader one', id);
  now = new Date('2026-03-12T09:00:00.000Z');
  for (const name of ['reader one', 'reader two']) await open(name, id);
  expect(await companiesWhoSaw('famous')).toBe(2);
  now = new Date('2026-04-10T23:00:00.000Z');
  expect(await companiesWhoSaw('famous')).toBe(2);
  now = new Date('2026-04-11T00:00:00.000Z');
  expect(await companiesWhoSaw('famous')).toBe(0);
});

test('The number of companies that saw a profile is forgotten after 60 days', async () => {
  const { companyId } = await hiringCompany(api, 'forgetful');
  const id = await foundCandidate(api, 'forgotten');
  await open('forgetful', id);
  const left = async (): Promise<number[]> => {
    const views = await tables().selectFrom('candidate_views').select('day').where('candidate_id', '=', id).execute();
    return [views.length, await countOf(companyId)];
  };
  now = new Date('2026-05-09T23:00:00.000Z');
  await api.runSchedule('candidate.purge-views');
  expect(await left()).toEqual([1, 1]);
  now = new Date('2026-05-10T00:00:00.000Z');
  await api.runSchedule('candidate.purge-views');
  expect(await left()).toEqual([0, 0]);
});
