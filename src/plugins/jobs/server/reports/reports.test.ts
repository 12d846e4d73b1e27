import { sql } from 'kysely';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { suspendUser } from '#plugins/users/contract/endpoints.ts';
import { getJob, listManagedJobs } from '../../contract/endpoints.ts';
import { countManagedJobs, listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import { decideJobReports, listJobReports, reportJob } from '../../contract/report-endpoints.ts';
import { REPORT_REASONS } from '../../contract/reports.ts';
import { aDraft, anEmployer, aPosting, moveOn, nowOf } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';
import { report, reportByAccounts, reportsOn } from '../testing/reported.ts';
import { jobsDatabase, publish } from '../testing/search-fixture.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins);
beforeAll(async () => {
  // The last full administrator could not be deleted.
  await api.as('admin', 'permanent').actor();
});

const admin = (name = 'ada') => api.as('admin:jobs', name);
const idsOn = async (id: string): Promise<string[]> => (await reportsOn(api, id)).items.map((one) => one.id);
const actionsAbout = async (id: string): Promise<string[]> => (await eventsAbout(api, id)).map(({ action }) => action);

describe('reporting a posting', () => {
  test('is open to everybody who may read it, and validates', async () => {
    const employer = await anEmployer(api, 'open');
    const draft = await aDraft(employer);
    expect(await report(api.as('visitor'), NOBODY)).toBe(404);
    expect(await report(api.as('candidate'), draft.id)).toBe(404);
    expect(await report(employer, draft.id)).toBe(204);
    const { id } = await aPosting(employer);
    for (const body of [
      {},
      { reason: 'boring' },
      { reason: 'fake', detail: 'x'.repeat(2001) },
      { reason: 'fake', homepage: 7 },
      { reason: 'fake', detail: null },
    ]) {
      expect([body, await api.as('visitor').status(reportJob, { params: { id }, body })]).toEqual([body, 422]);
    }
    for (const who of ['visitor', 'newcomer', 'candidate', 'admin'] as const)
      expect([who, await report(api.as(who), id)]).toEqual([who, 204]);
  });

  test.each(REPORT_REASONS)('takes the reason %s, with any text', async (reason) => {
    const { id } = await aPosting(await anEmployer(api, `reason-${reason}`));
    const detail = `${reason}: ]]> <script> % \\ 'ادفع أولًا'\nPay first 🪪`;
    expect(await report(api.as('visitor'), id, { reason, detail })).toBe(204);
    expect((await reportsOn(api, id)).items).toMatchObject([{ reason, detail, from: 'visitor', name: null }]);
  });

  test('takes the longest text', async () => {
    const { id } = await aPosting(await anEmployer(api, 'long'));
    expect(await report(api.as('candidate', 'long'), id, { detail: '🪪'.repeat(2000) })).toBe(204);
    expect((await reportsOn(api, id)).items.at(0)?.detail).toHaveLength(4000);
  });

  test('by the same account again changes nothing, and equal reports of visitors are kept once', async () => {
    const { id } = await aPosting(await anEmployer(api, 'again'));
    const sender = api.as('candidate', 'again');
    expect([await report(sender, id), await report(sender, id, { reason: 'spam', detail: 'Once more.' })]).toEqual([204, 204]);
    for (const detail of ['They ask for money.', 'They ask for money.', 'It is no job.']) {
      expect(await report(api.as('visitor'), id, { detail })).toBe(204);
    }
    const { items, count } = await reportsOn(api, id);
    expect(items.map(({ reason, detail, from }) => [reason, detail, from])).toEqual([
      ['fake', 'It is no job.', 'visitor'],
      ['fake', 'They ask for money.', 'visitor'],
      ['fake', '', 'account'],
    ]);
    expect(count).toBe(3);
  });

  test('by a visitor is new again after an equal one was dismissed', async () => {
    const { id } = await aPosting(await anEmployer(api, 'anew'));
    await report(api.as('visitor'), id);
    const decide = { params: { id }, body: { decision: 'dismissed' as const, reports: await idsOn(id) } };
    expect(await admin().reply(decideJobReports, decide)).toEqual({ items: [], count: 0 });
    await report(api.as('visitor'), id);
    expect((await reportsOn(api, id)).count).toBe(1);
  });

  test('with the hidden field is not stored, and answered alike', async () => {
    const { id } = await aPosting(await anEmployer(api, 'trap'));
    expect(await report(api.as('visitor'), id, { homepage: 'https://pills.example' })).toBe(204);
    expect(await reportsOn(api, id)).toEqual({ items: [], count: 0 });
  });
});

describe('open reports', () => {
  test('of an unknown posting do not exist, and a decision names reports and an outcome', async () => {
    const employer = await anEmployer(api, 'owner');
    const { id } = await aPosting(employer);
    await report(api.as('candidate', 'seen'), id);
    const [reports, params] = [await idsOn(id), { id }];
    const decide = { params, body: { decision: 'dismissed', reports } };
    expect(await admin().status(listJobReports, { params: { id: NOBODY } })).toBe(404);
    expect(await admin().status(decideJobReports, { ...decide, params: { id: NOBODY } })).toBe(404);
    for (const body of [{ decision: 'open', reports }, { decision: 'upheld', reports: ['x'] }, { decision: 'upheld' }]) {
      expect(await admin().status(decideJobReports, { params, body })).toBe(422);
    }
    expect(await idsOn(id)).toEqual(reports);
  });

  test('are unknown to the company: neither its lists nor the history tell them', async () => {
    const employer = await anEmployer(api, 'unaware');
    const posting = await aPosting(employer);
    await reportByAccounts(api, posting.id, 3, 'secret');
    expect(await nowOf(employer, posting)).toMatchObject({ status: 'pending_review' });
    const { items } = await employer.reply(listManagedJobs, { query: { limit: 10 } });
    expect(items.map((job) => 'reports' in job)).toEqual([false]);
    expect(await employer.reply(countManagedJobs)).not.toHaveProperty('reported');
    expect(await employer.status(listManagedJobs, { query: { limit: 10, reported: 'true' } })).toBe(403);
    const events = await employer.reply(listJobEvents, { params: { id: posting.id }, query: { limit: 10 } });
    expect(events.items.at(0)).toMatchObject({ by: 'system', actor: null, from: 'published', to: 'pending_review', note: null });
    expect(JSON.stringify([items, events])).not.toContain('secret');
  });

  test('filter the list of administrators and are counted', async () => {
    const employer = await anEmployer(api, 'listed');
    const [first, second, other] = [await aPosting(employer), await aPosting(employer), await aPosting(employer)];
    const before = (await admin().reply(countManagedJobs)).reported ?? 0;
    await report(api.as('visitor'), first.id, { detail: 'One' });
    await report(api.as('visitor'), first.id, { detail: 'Two' });
    await report(api.as('candidate', 'listed'), second.id);
    expect((await admin().reply(countManagedJobs)).reported).toBe(before + 2);
    const seen: (readonly [string, number | undefined])[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin().reply(listManagedJobs, { query: { limit: 1, reported: true, cursor } });
      seen.push(...page.items.map(({ id, reports }) => [id, reports] as const));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.slice(0, 2)).toEqual([
      [second.id, 1],
      [first.id, 2],
    ]);
    expect(seen).toHaveLength(before + 2);
    const { items } = await admin().reply(listManagedJobs, { query: { limit: 100, status: 'published' } });
    expect(items.find(({ id }) => id === other.id)?.reports).toBe(0);
  });

  test('are dismissed without moving the posting, with one event', async () => {
    const { id, version } = await aPosting(await anEmployer(api, 'dismissed'));
    await report(api.as('visitor'), id, { detail: 'One' });
    const seen = await idsOn(id);
    await report(api.as('visitor'), id, { detail: 'Later' });
    const left = await admin().reply(decideJobReports, { params: { id }, body: { decision: 'dismissed', reports: seen } });
    expect(left).toMatchObject({ count: 1, items: [{ detail: 'Later' }] });
    expect(await api.as('visitor').reply(getJob, { params: { id } })).toMatchObject({ status: 'published', version });
    const [event] = (await eventsAbout(api, id)).filter(({ action }) => action === 'job-posting.reports-dismissed');
    expect(event?.changes).toEqual({ reports: { from: null, to: 1 } });
  });

  test('are upheld without moving a posting that has ended', async () => {
    const employer = await anEmployer(api, 'ended');
    const posting = await aPosting(employer);
    await moveOn(employer, posting, 'closed', { reason: 'cancelled' });
    await report(api.as('visitor'), posting.id);
    const body = { decision: 'upheld', reports: await idsOn(posting.id) } as const;
    expect(await admin().reply(decideJobReports, { params: { id: posting.id }, body })).toEqual({ items: [], count: 0 });
    expect(await actionsAbout(posting.id)).toContain('job-posting.reports-upheld');
    expect((await nowOf(employer, posting)).status).toBe('closed');
  });

  test.each([
    ['removed', 'upheld', 'removed'],
    ['changes_requested', 'upheld', 'sent-back'],
    ['published', 'dismissed', 'published'],
  ] as const)('a move to %s decides them: %s', async (to, decision, action) => {
    const posting = await aPosting(await anEmployer(api, `to-${to}`));
    await reportByAccounts(api, posting.id, 3, `to-${to}`);
    const reports = await idsOn(posting.id);
    await admin().reply(moveJob, {
      params: { id: posting.id },
      body: { to, version: posting.version, reason: 'It asks for money.', reports },
    });
    expect(await actionsAbout(posting.id)).toEqual([`job-posting.${action}`, `job-posting.reports-${decision}`]);
    expect(await reportsOn(api, posting.id)).toEqual({ items: [], count: 0 });
    const rows = await jobsDatabase(api)
      .selectFrom('job_reports')
      .select(['status', 'decided_by'])
      .where('job_id', '=', posting.id)
      .execute();
    const { userId } = await admin().actor();
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ status: decision, decided_by: userId })));
  });

  test('an administrator who closes the posting leaves them open', async () => {
    const posting = await aPosting(await anEmployer(api, 'closing'));
    await report(api.as('visitor'), posting.id);
    await moveOn(admin(), posting, 'closed', { reason: 'filled_here' });
    expect(await reportsOn(api, posting.id)).toMatchObject({ count: 1 });
    expect(await actionsAbout(posting.id)).toEqual(['job-posting.closed']);
  });

  test('a move by the company does not decide them', async () => {
    const employer = await anEmployer(api, 'pausing');
    const posting = await aPosting(employer);
    await report(api.as('visitor'), posting.id);
    await moveOn(employer, posting, 'paused');
    expect(await reportsOn(api, posting.id)).toMatchObject({ count: 1 });
  });
});

describe('the way to the review', () => {
  const isFound = async (id: string, q: string) => (await published(api, { q })).some((job) => job.id === id);

  test('begins with the third account, and leads back by an administrator', async () => {
    const employer = await anEmployer(api, 'third');
    const posting = await aPosting(employer, { title: 'Harpsichord tuner' });
    await reportByAccounts(api, posting.id, 2, 'third');
    for (const detail of ['One', 'Two', 'Three', 'Four']) await report(api.as('visitor'), posting.id, { detail });
    expect(await isFound(posting.id, 'harpsichord')).toBe(true);
    await report(api.as('candidate', 'third-3'), posting.id);
    expect(await isFound(posting.id, 'harpsichord')).toBe(false);
    expect(await api.as('visitor').status(getJob, { params: { id: posting.id } })).toBe(404);
    expect(await nowOf(employer, posting)).toMatchObject({ status: 'pending_review', version: posting.version });
    const waiting = (await admin().reply(listManagedJobs, { query: { limit: 5, q: posting.reference } })).items.at(0);
    expect(waiting).toMatchObject({ status: 'pending_review', reports: 7 });
    const released = await moveOn(admin(), posting, 'published');
    expect(released).toMatchObject({ status: 'published', publishedAt: posting.publishedAt, expiresAt: posting.expiresAt });
    expect(await isFound(posting.id, 'harpsichord')).toBe(true);
    // Decided reports do not count again.
    await report(api.as('candidate', 'third-4'), posting.id);
    expect(await isFound(posting.id, 'harpsichord')).toBe(true);
  });

  test('is not begun by suspended or deleted accounts', async () => {
    const posting = await aPosting(await anEmployer(api, 'suspended'));
    const [gone, out] = [api.as('candidate', 'gone'), api.as('candidate', 'out')];
    await report(gone, posting.id, { detail: 'I left.' });
    await report(out, posting.id);
    expect((await gone.reply(getDeletionPlan)).items).toContainEqual({ code: 'jobs.reports', fate: 'kept', count: 1 });
    expect(await gone.status(deleteAccount)).toBe(204);
    const { userId } = await out.actor();
    await api.as('admin', 'permanent').reply(suspendUser, { params: { id: userId }, body: { reason: 'spam', note: '', version: 1 } });
    expect(await report(out, posting.id)).toBe(403);
    await reportByAccounts(api, posting.id, 2, 'active');
    expect(await api.as('visitor').status(getJob, { params: { id: posting.id } })).toBe(200);
    expect((await reportsOn(api, posting.id)).items.map(({ from }) => from)).toEqual(['account', 'account', 'account', 'deleted-account']);
    await report(api.as('candidate', 'active-3'), posting.id);
    expect(await api.as('visitor').status(getJob, { params: { id: posting.id } })).toBe(404);
  });

  test('is not begun for a posting that its company has paused', async () => {
    const employer = await anEmployer(api, 'paused');
    const posting = await aPosting(employer);
    await moveOn(employer, posting, 'paused');
    await reportByAccounts(api, posting.id, 4, 'of-paused');
    expect((await nowOf(employer, posting)).status).toBe('paused');
  });

  test('leads back for an imported posting, whose company has no member', async () => {
    const [id = ''] = await publish(api, [{ title: 'Thatcher', company: 'Imported Thatchers' }]);
    const db = jobsDatabase(api);
    const { company_id } = await db.selectFrom('job_postings').select('company_id').where('id', '=', id).executeTakeFirstOrThrow();
    await sql`delete from company_members where company_id = ${company_id}`.execute(api.db);
    await reportByAccounts(api, id, 3, 'thatch');
    expect(await isFound(id, 'thatcher')).toBe(false);
    const { version } = await admin().reply(getJob, { params: { id } });
    await admin().reply(moveJob, { params: { id }, body: { to: 'published', version } });
    expect(await isFound(id, 'thatcher')).toBe(true);
  });
});
