import { testServer } from '#core/testing/server-kit.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import { decideJobReports } from '../../contract/report-endpoints.ts';
import { anEmployer, aPosting, moveOn } from '../testing/managed-world.ts';
import { report, reportByAccounts, reportsOn } from '../testing/reported.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

const TWENTY = Array.from({ length: 20 }, (_, at) => at);

const api = testServer(serverPlugins);
beforeAll(async () => {
  // The last full administrator could not be deleted.
  await api.as('admin', 'permanent').actor();
  for (const at of TWENTY) await api.as('candidate', `racer-${at}`).actor();
});

const sorted = (statuses: readonly number[]): number[] => statuses.toSorted((one, other) => one - other);

test('twenty reports at once lead to one move', async () => {
  const employer = await anEmployer(api, 'twenty');
  const posting = await aPosting(employer);
  const statuses = await Promise.all(TWENTY.map((at) => report(api.as('candidate', `racer-${at}`), posting.id)));
  // Those that came after the move cannot read the posting.
  expect(statuses.every((status) => status === 204 || status === 404)).toBe(true);
  const { items } = await employer.reply(listJobEvents, { params: { id: posting.id }, query: { limit: 50 } });
  expect(items.filter(({ by }) => by === 'system').map(({ from, to }) => [from, to])).toEqual([['published', 'pending_review']]);
  const found = jobsDatabase(api).selectFrom('job_search').select('job_id').where('job_id', '=', posting.id);
  expect(await found.execute()).toEqual([]);
  expect((await reportsOn(api, posting.id)).count).toBe(statuses.filter((status) => status === 204).length);
});

test('the same report twenty times at once is stored once', async () => {
  const { id } = await aPosting(await anEmployer(api, 'once'));
  await Promise.all(TWENTY.map(() => report(api.as('candidate', 'racer-1'), id)));
  await Promise.all(TWENTY.map(() => report(api.as('visitor'), id)));
  expect((await reportsOn(api, id)).items.map(({ from }) => from)).toEqual(['visitor', 'account']);
});

test('of two administrators who decide at once, one learns that the other was first', async () => {
  const [ada, bo] = [api.as('admin:jobs', 'ada'), api.as('admin:jobs', 'bo')];
  const employer = await anEmployer(api, 'decided');
  for (let round = 0; round < 5; round += 1) {
    const { id, version } = await aPosting(employer);
    await reportByAccounts(api, id, 2, 'racer');
    const reports = (await reportsOn(api, id)).items.map((one) => one.id);
    const dismiss = { params: { id }, body: { decision: 'dismissed', reports } };
    const remove = { params: { id }, body: { to: 'removed', version, reason: 'It is no job.', reports } };
    expect(sorted(await Promise.all([ada, bo].map((caller) => caller.status(decideJobReports, dismiss))))).toEqual([200, 409]);

    const other = await aPosting(employer);
    await reportByAccounts(api, other.id, 2, 'racer');
    const [seen, params] = [(await reportsOn(api, other.id)).items.map((one) => one.id), { id: other.id }];
    const both = await Promise.all([
      ada.status(decideJobReports, { params, body: { ...dismiss.body, reports: seen } }),
      bo.status(moveJob, { params, body: { ...remove.body, version: other.version, reports: seen } }),
    ]);
    expect(sorted(both)).toEqual([200, 409]);
    const rows = await jobsDatabase(api).selectFrom('job_reports').select('status').distinct().where('job_id', '=', other.id).execute();
    expect(rows).toEqual([{ status: both[0] === 200 ? 'dismissed' : 'upheld' }]);
  }
});

test('a report, a move of the company and a deleted account at once leave the posting and its search row in step', async () => {
  const employer = await anEmployer(api, 'several');
  for (let round = 0; round < 5; round += 1) {
    const posting = await aPosting(employer);
    await reportByAccounts(api, posting.id, 2, 'racer');
    const leaver = api.as('candidate', `leaver-${round}`);
    await Promise.all([
      report(leaver, posting.id),
      report(api.as('candidate', 'racer-7'), posting.id),
      moveOn(employer, posting, 'paused').catch(() => undefined),
      leaver.status(deleteAccount),
    ]);
    const row = await jobsDatabase(api)
      .selectFrom('job_postings')
      .leftJoin('job_search', 'job_search.job_id', 'job_postings.id')
      .select(['status', 'job_search.job_id as found'])
      .where('id', '=', posting.id)
      .executeTakeFirstOrThrow();
    expect(['pending_review', 'paused']).toContain(row.status);
    expect(row.found).toBeNull();
  }
});
