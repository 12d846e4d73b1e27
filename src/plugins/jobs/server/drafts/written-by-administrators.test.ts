import { sql } from 'kysely';
import { eventsAbout, refuseEvents } from '#core/testing/audit-events.ts';
import { freshServer, type TestCaller } from '#core/testing/server-kit.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob, listManagedJobs } from '../../contract/endpoints.ts';
import { createDraft, deleteDraft, editJob, getEditedJob, listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import { aDraft, anEmployer, completeFields, moveOn } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';

const MISSING_ID = '018f0000-0000-7000-8000-000000000000';

const api = freshServer(serverPlugins, { env: { JOB_REVIEW: 'all' } });
const admin = api.as('admin:jobs');

const of = ({ id }: { readonly id: string }) => ({ params: { id } });

async function aCompany(name = 'By hand works'): Promise<string> {
  return (await api.as('admin:companies').reply(createCompany, { body: { name } })).id;
}

async function aDraftFor(companyId: string, fields = completeFields()) {
  return (await admin.reply(createDraft, { body: { companyId, ...fields } })).job;
}

const titlesOf = async (caller: TestCaller): Promise<string[]> =>
  (await caller.reply(listManagedJobs, { query: { limit: 20 } })).items.map(({ title }) => title);

test('of twenty postings at once of one draft, one succeeds and leaves one event', async () => {
  const draft = await aDraftFor(await aCompany());
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => admin.status(moveJob, { ...of(draft), body: { to: 'published', version: 1 } })),
  );
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect((await eventsAbout(api, draft.id)).filter(({ action }) => action === 'job-posting.posted')).toHaveLength(1);
});

test('an administrator posts a job for a company without members, and the record and the history tell it', async () => {
  const companyId = await aCompany();
  const draft = await aDraftFor(companyId, completeFields({ title: 'Rigger' }));
  const { needs, isReviewed, job } = await admin.reply(getEditedJob, of(draft));
  expect({ needs, isReviewed, moves: job.moves }).toEqual({ needs: [], isReviewed: false, moves: ['published'] });
  const edited = await admin.reply(editJob, { ...of(draft), body: { title: 'Rigger at sea', version: 1 } });
  const posted = await moveOn(admin, edited.job, 'published', { days: 30 });
  expect(posted).toMatchObject({ status: 'published', company: { id: companyId, name: 'By hand works' } });
  const found = await published(api, { companyId });
  expect(found).toMatchObject([{ title: 'Rigger at sea' }]);
  const { userId } = await admin.actor();
  expect(await eventsAbout(api, draft.id)).toEqual([
    { action: 'job-posting.created', actor_id: userId, changes: { company: { from: null, to: 'By hand works' } } },
    { action: 'job-posting.edited', actor_id: userId, changes: { fields: { from: null, to: 'title' } } },
    { action: 'job-posting.posted', actor_id: userId, changes: { company: { from: null, to: 'By hand works' } } },
  ]);
  const { items } = await admin.reply(listJobEvents, { ...of(draft), query: { limit: 5 } });
  expect(items).toMatchObject([
    { by: 'moderator', action: 'moved', from: 'draft', to: 'published' },
    { by: 'moderator', action: 'created', from: null, to: 'draft' },
  ]);
});

test('the members of the company see the draft and the posting of an administrator, without the name', async () => {
  const anna = await anEmployer(api, 'anna');
  const companyId = (await aDraft(anna, { title: 'Own' })).company.id;
  const draft = await aDraftFor(companyId, completeFields({ title: 'Written for Anna' }));
  expect(await titlesOf(anna)).toEqual(['Written for Anna', 'Own']);
  expect(await anna.status(getEditedJob, of(draft))).toBe(200);
  expect((await anna.reply(listJobEvents, { ...of(draft), query: { limit: 5 } })).items).toMatchObject([{ by: 'moderator', actor: null }]);
  // A member posts it like the company's own, so it is reviewed.
  expect((await moveOn(anna, draft, 'pending_review')).status).toBe('pending_review');
});

test('the draft of an administrator exists for no other administrator and no other company', async () => {
  const draft = await aDraftFor(await aCompany());
  const change = { ...of(draft), body: { title: 'Taken', version: 1 } };
  for (const caller of [api.as('admin:jobs', 'other'), api.as('admin', 'full'), await anEmployer(api, 'stranger')]) {
    for (const call of [getJob, getEditedJob]) expect(await caller.status(call, of(draft))).toBe(404);
    expect(await caller.status(editJob, change)).toBe(404);
    expect(await caller.status(deleteDraft, of(draft))).toBe(404);
    expect(await caller.status(moveJob, { ...of(draft), body: { to: 'published', version: 1 } })).toBe(404);
    expect(await titlesOf(caller)).toEqual([]);
  }
  expect(await titlesOf(admin)).toEqual(['Structural engineer']);
});

test('a missing, an unknown and a deleted company are faults of the field', async () => {
  const gone = await aCompany('Gone works');
  await sql`delete from companies where id = ${gone}::uuid`.execute(api.db);
  for (const [companyId, code] of [
    [undefined, 'jobs.choose-company'],
    [MISSING_ID, 'jobs.company-gone'],
    [gone, 'jobs.company-gone'],
  ] as const) {
    const refusal = await admin.refusal(createDraft, { body: { ...completeFields(), companyId } });
    expect(refusal).toMatchObject({ status: 422, code: 'invalid', issues: [{ path: 'companyId', code }] });
  }
});

test('an incomplete draft is not posted, and its deletion is recorded', async () => {
  const draft = await aDraftFor(await aCompany(), {});
  const refused = await admin.refusal(moveJob, { ...of(draft), body: { to: 'published', version: 1 } });
  expect(refused.issues?.map(({ path }) => path)).toContain('title');
  expect(await admin.status(deleteDraft, of(draft))).toBe(204);
  expect((await eventsAbout(api, draft.id)).map(({ action }) => action)).toEqual(['job-posting.created', 'job-posting.deleted']);
});

test('nothing is written when its event cannot be recorded', async () => {
  const companyId = await aCompany();
  const draft = await aDraftFor(companyId);
  await refuseEvents(api);
  await admin.failure(createDraft, { body: { companyId, ...completeFields() } });
  await admin.failure(editJob, { ...of(draft), body: { title: 'Unrecorded', version: 1 } });
  await admin.failure(moveJob, { ...of(draft), body: { to: 'published', version: 1 } });
  await admin.failure(deleteDraft, of(draft));
  const { items } = await admin.reply(listManagedJobs, { query: { limit: 5 } });
  expect(items).toMatchObject([{ id: draft.id, status: 'draft', version: 1, title: 'Structural engineer' }]);
});

test('a material edit of a posting by the administrator who wrote it needs no review', async () => {
  const posted = await moveOn(admin, await aDraftFor(await aCompany()), 'published');
  const { job } = await admin.reply(editJob, { ...of(posted), body: { title: 'Rope rigger', version: posted.version } });
  expect(job).toMatchObject({ status: 'published', title: 'Rope rigger' });
  const [latest] = (await admin.reply(listJobEvents, { ...of(posted), query: { limit: 1 } })).items;
  expect(latest).toMatchObject({ by: 'moderator', action: 'edited', fields: ['title'] });
});

test('those who write a posting are told that they may edit it, and other administrators that they may not', async () => {
  const posted = await moveOn(admin, await aDraftFor(await aCompany()), 'published');
  expect(posted.isAuthor).toBe(true);
  for (const [caller, isAuthor] of [
    [admin, true],
    [api.as('admin:jobs', 'other'), false],
  ] as const) {
    expect((await caller.reply(getJob, of(posted))).viewer).toMatchObject({ moderates: true, isAuthor });
    expect((await caller.reply(listManagedJobs, { query: { limit: 5 } })).items).toMatchObject([{ id: posted.id, isAuthor }]);
    expect(await caller.status(getEditedJob, of(posted))).toBe(isAuthor ? 200 : 404);
  }
  expect((await api.as('visitor').reply(getJob, of(posted))).viewer).not.toHaveProperty('isAuthor');
});

describe('the posting of a company without members', () => {
  const closing = { to: 'closed', reason: 'filled_elsewhere' } as const;

  test('is closed by any administrator with the duty, and the record and the history have the reason', async () => {
    const posted = await moveOn(admin, await aDraftFor(await aCompany()), 'published');
    const other = api.as('admin:jobs', 'other');
    const refusal = await other.refusal(moveJob, { ...of(posted), body: { to: 'closed', version: posted.version, reason: 'It is over.' } });
    expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'reason', code: 'jobs.closing-reason' }] });
    const closed = await moveOn(other, posted, closing.to, { reason: closing.reason });
    expect(closed).toMatchObject({ status: 'closed', endReason: closing.reason, moves: [] });
    const { userId, name } = await other.actor();
    expect((await eventsAbout(api, posted.id)).at(-1)).toEqual({
      action: 'job-posting.closed',
      actor_id: userId,
      changes: { status: { from: 'published', to: 'closed' }, reason: { from: null, to: closing.reason } },
    });
    const [latest] = (await admin.reply(listJobEvents, { ...of(posted), query: { limit: 1 } })).items;
    expect(latest).toMatchObject({ by: 'moderator', actor: name, from: 'published', to: 'closed', reason: closing.reason, note: null });
    expect(await published(api, { companyId: posted.company.id })).toEqual([]);
    expect((await api.as('visitor').reply(getJob, of(posted))).viewer.mayApply).toBe(false);
  });

  test('is not closed when the event cannot be recorded', async () => {
    const posted = await moveOn(admin, await aDraftFor(await aCompany()), 'published');
    const call = { ...of(posted), body: { ...closing, version: posted.version } };
    await refuseEvents(api);
    await admin.failure(moveJob, call);
    expect((await admin.reply(getJob, of(posted))).status).toBe('published');
  });

  test('is closed by one of twenty calls at once', async () => {
    const posted = await moveOn(admin, await aDraftFor(await aCompany()), 'published');
    const call = { ...of(posted), body: { ...closing, version: posted.version } };
    const statuses = await Promise.all(Array.from({ length: 20 }, () => admin.status(moveJob, call)));
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await eventsAbout(api, posted.id)).filter(({ action }) => action === 'job-posting.closed')).toHaveLength(1);
  });
});

test('a company opens again what an administrator closed', async () => {
  const anna = await anEmployer(api, 'anna');
  const waiting = await moveOn(anna, await aDraft(anna), 'pending_review');
  const closed = await moveOn(admin, await moveOn(admin, waiting, 'published'), 'closed', { reason: 'on_hold' });
  const [latest] = (await anna.reply(listJobEvents, { ...of(closed), query: { limit: 1 } })).items;
  expect(latest).toMatchObject({ by: 'moderator', actor: null, to: 'closed', reason: 'on_hold' });
  expect((await moveOn(anna, closed, 'pending_review')).status).toBe('pending_review');
});

test('with the account of an administrator, the drafts that nobody else sees are deleted, and those of companies with members stay', async () => {
  await api.as('admin', 'permanent').actor();
  const leaving = api.as('admin', 'leaving');
  const anna = await anEmployer(api, 'anna');
  const companyId = (await aDraft(anna, { title: 'Own' })).company.id;
  const begin = async (company: string, title: string) =>
    (await leaving.reply(createDraft, { body: { companyId: company, ...completeFields({ title }) } })).job;
  const byHand = await aCompany();
  const [unseen, seen, posted] = [await begin(byHand, 'Unseen'), await begin(companyId, 'Seen'), await begin(byHand, 'Posted')];
  await moveOn(leaving, posted, 'published');
  expect((await leaving.reply(getDeletionPlan)).items).toContainEqual({ code: 'jobs.drafts', fate: 'deleted', count: 1 });
  expect(await leaving.status(deleteAccount)).toBe(204);
  const { rows } = await sql`select id from job_postings where id = any(${[unseen.id, seen.id, posted.id]}::uuid[]) order by id`.execute(
    api.db,
  );
  expect(rows).toEqual([{ id: seen.id }, { id: posted.id }]);
});
