import type { Page } from '#core/contract/paging.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getUser } from '#plugins/users/contract/endpoints.ts';
import { listAllManagedJobs, listManagedJobs } from '../../contract/endpoints.ts';
import type { ManagedQuery } from '../../contract/managing.ts';
import { countManagedJobs } from '../../contract/managing-endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { aDraft, anEmployer, moveOn } from '../testing/managed-world.ts';
import { publish } from '../testing/search-fixture.ts';

const DAY = 86_400_000;

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time), env: { JOB_REVIEW: 'all' } });
const admin = api.as('admin:jobs');
let employer: TestCaller;
beforeAll(async () => {
  employer = await anEmployer(api, 'anna');
  const released = async (title: string, days: number) => {
    const waiting = await moveOn(employer, await aDraft(employer, { title }), 'pending_review', { days });
    return moveOn(admin, waiting, 'published');
  };
  await released('Runs longest', 60);
  await released('Runs out', 7);
  await moveOn(employer, await released('Stands still', 20), 'paused');
  await moveOn(employer, await released('Is over', 20), 'closed', { reason: 'on_hold' });
  await moveOn(employer, await aDraft(employer, { title: 'Waits' }), 'pending_review');
  await aDraft(employer, { title: 'Is a draft' });
  await aDraft(await anEmployer(api, 'stranger'), { title: 'Is foreign' });
  await publish(api, [{ title: 'Is imported', company: 'Import Works' }]);
});

const titles = async (query: Partial<ManagedQuery> = {}, caller = employer): Promise<string[]> => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<ManagedJob> = await caller.reply(listManagedJobs, { query: { limit: 2, ...query, cursor } });
    found.push(...page.items.map(({ title }) => title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
};

const counts = async (caller: TestCaller) =>
  Object.fromEntries(
    (await caller.reply(countManagedJobs)).items.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]),
  );

test('the list answers 422 for an unknown status', async () => {
  expect(await employer.status(listManagedJobs, { query: { status: 'moon', sort: 'size' } })).toBe(422);
});

test('a company sees its postings from new to old, or first those that expire next', async () => {
  expect(await titles()).toEqual(['Is a draft', 'Waits', 'Is over', 'Stands still', 'Runs out', 'Runs longest']);
  expect(await titles({ sort: 'expiry' })).toEqual(['Runs out', 'Stands still', 'Runs longest', 'Is a draft', 'Waits', 'Is over']);
});

test('a filter selects a state by the clock, and words of the title or a reference', async () => {
  expect(await titles({ status: 'published' })).toEqual(['Runs out', 'Runs longest']);
  expect(await titles({ q: 'RUNS anna' })).toEqual(['Runs out', 'Runs longest']);
  expect(await titles({ q: '100% _' })).toEqual([]);
  const [draft] = (await employer.reply(listManagedJobs, { query: { limit: 1, status: 'draft' } })).items;
  expect(await titles({ q: draft?.reference.toLowerCase() ?? '' })).toEqual(['Is a draft']);
  expect(await titles({ q: draft?.reference ?? '' }, api.as('employer', 'stranger'))).toEqual([]);
});

test('administrators see all companies, by the order of work first what waits for them', async () => {
  const all = await titles({ sort: 'todo' }, admin);
  expect(all[0]).toBe('Waits');
  expect(all.toSorted()).toEqual(['Is imported', 'Is over', 'Runs longest', 'Runs out', 'Stands still', 'Waits'].toSorted());
  expect(await titles({ q: 'is' }, admin)).toEqual(expect.arrayContaining(['Is imported', 'Is over']));
  expect(await titles({ q: 'imported' }, admin)).toEqual(['Is imported']);
  expect(await titles({ status: 'pending_review' }, admin)).toEqual(['Waits']);
  const [waiting] = (await admin.reply(listManagedJobs, { query: { limit: 1, sort: 'todo' } })).items;
  expect(waiting?.moves).toEqual(['changes_requested', 'published', 'removed']);
});

test('all postings of a list come in one response, with the same filters as its pages', async () => {
  const all = async (query: Partial<ManagedQuery> = {}, caller = employer): Promise<string[]> => {
    const { items, hasMore } = await caller.reply(listAllManagedJobs, { query });
    expect(hasMore).toBe(false);
    return items.map(({ title }) => title);
  };
  expect(await employer.status(listAllManagedJobs, { query: { status: 'moon' } })).toBe(422);
  expect(await all()).toEqual(await titles());
  expect(await all({ sort: 'expiry', status: 'published' })).toEqual(['Runs out', 'Runs longest']);
  expect(await all({}, admin)).toEqual(await titles({}, admin));
});

test('a cursor continues only the list that it comes from', async () => {
  const { nextCursor } = await employer.reply(listManagedJobs, { query: { limit: 1 } });
  expect(await employer.status(listManagedJobs, { query: { limit: 1, sort: 'expiry', cursor: nextCursor ?? '' } })).toBe(422);
});

test('the counts follow the clock', async () => {
  const before = { draft: 1, pending_review: 1, published: 2, paused: 1, closed: 1 };
  expect(await counts(employer)).toEqual(before);
  const { draft: _, ...beforeOfAll } = { ...before, published: 3 };
  expect(await counts(admin)).toEqual(beforeOfAll);
  time += 20 * DAY;
  const after = { draft: 1, pending_review: 1, published: 1, expired: 2, closed: 1 };
  expect(await counts(employer)).toEqual(after);
  expect(await titles({ status: 'expired' })).toEqual(['Stands still', 'Runs out']);
  const { draft: _drafts, ...afterOfAll } = { ...after, published: 2 };
  expect(await counts(admin)).toEqual(afterOfAll);
  await api.runSchedule('jobs.expire');
  expect(await counts(employer)).toEqual(after);
});

test('the counts of administrators change at once with a move on the same server', async () => {
  const published = (await counts(admin)).published ?? 0;
  const job = (await employer.reply(listManagedJobs, { query: { limit: 1, status: 'pending_review' } })).items[0];
  if (job !== undefined) await moveOn(admin, job, 'published');
  expect((await counts(admin)).published).toBe(published + 1);
});

test('administrators list the postings that a user wrote, as many as the facts about the user say, and companies do not', async () => {
  const { userId: author } = await employer.actor();
  const mine = await titles({ author }, admin);
  expect(mine.sort()).toEqual(['Is over', 'Runs longest', 'Runs out', 'Stands still', 'Waits']);
  const { facts } = await api.as('admin:users').reply(getUser, { params: { id: author } });
  expect(facts.find(({ code }) => code === 'jobs.postings')?.count).toBe(mine.length);
  expect(await titles({ author: (await admin.actor()).userId }, admin)).toEqual([]);
  expect(await employer.status(listManagedJobs, { query: { author } })).toBe(403);
});
