import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { changeRows } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob, listAllManagedJobs, listManagedJobs } from '../../contract/endpoints.ts';
import type { DraftValues, PostingChange } from '../../contract/managing.ts';
import {
  countManagedJobs,
  createDraft,
  deleteDrafts,
  editJob,
  fillDrafts,
  getEditedJob,
  moveJobs,
} from '../../contract/managing-endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { aDraft, anEmployer, aPosting, completeFields } from '../testing/managed-world.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T09:00:00.000Z');

let time = START;
const api = testServer(serverPlugins, { now: () => new Date(time) });
afterEach(() => {
  time = START;
});

const versions = (...jobs: readonly ManagedJob[]) => jobs.map(({ id, version }) => ({ id, version }));

const rowsOf = async (caller: TestCaller, query: object = {}): Promise<readonly ManagedJob[]> =>
  (await caller.reply(listManagedJobs, { query: { limit: 100, status: 'draft', ...query } })).items;

const titlesOf = async (caller: TestCaller, query: object): Promise<string[]> =>
  (await rowsOf(caller, query)).map(({ title }) => title).toSorted();

async function blank(caller: TestCaller, fields: PostingChange = {}): Promise<ManagedJob> {
  return (await caller.reply(createDraft, { body: fields })).job;
}

test('the list of drafts says what each draft lacks by the rules that refuse its publication', async () => {
  const employer = await anEmployer(api, 'lacking');
  const drafts = [
    await blank(employer),
    await aDraft(employer, { country: '', salary: { min: 5_000_000, max: null, currency: '', period: '' } }),
    await aDraft(employer, { workMode: 'hybrid', details: { languages: [{ code: '', level: '' }] } }),
    await aDraft(employer, { deadline: '2026-02-01' }),
    await aDraft(employer),
  ];
  const listed = new Map((await rowsOf(employer)).map(({ id, lacks }) => [id, lacks]));
  const all = new Map((await employer.reply(listAllManagedJobs, { query: { status: 'draft' } })).items.map(({ id, lacks }) => [id, lacks]));
  expect(drafts.map(({ id }) => listed.get(id))).toEqual([
    ['country', 'description', 'employmentType', 'location', 'salary.currency', 'salary.min', 'salary.period', 'title', 'workMode'],
    ['country', 'salary.currency', 'salary.period'],
    ['details.daysOnSite', 'details.languages'],
    ['deadline'],
    [],
  ]);
  expect(all).toEqual(listed);
  for (const draft of drafts) {
    const { needs } = await employer.reply(getEditedJob, { params: { id: draft.id } });
    const [moved] = (await employer.reply(moveJobs, { body: { to: 'published', items: versions(draft) } })).items;
    expect(moved?.error?.issues.map(({ path }) => path) ?? []).toEqual(needs.map(({ path }) => path));
    expect([...new Set(needs.map(({ path }) => path.replace(/\.\d.*/, '')))].toSorted()).toEqual(listed.get(draft.id));
  }
  expect((await rowsOf(employer, { status: 'published' })).map(({ lacks }) => lacks)).toEqual([undefined]);
});

test('the list of drafts says that a draft lacks a value which is no longer offered', async () => {
  const employer = await anEmployer(api, 'hidden-value');
  await aDraft(employer, { category: 'education-training' });
  await api
    .as('admin')
    .reply(changeRows, { params: { entity: 'job-categories' }, body: { codes: ['education-training'], action: 'hide' } });
  expect((await rowsOf(employer)).map(({ lacks }) => lacks)).toEqual([['category']]);
});

test('the list of drafts finds drafts by what they lack, also after an edit, and counts them', async () => {
  const employer = await anEmployer(api, 'finding');
  const stranger = await anEmployer(api, 'finding-nothing');
  await aDraft(employer, { title: 'Ready' });
  const cook = await aDraft(employer, { title: 'Without a country', country: '' });
  await aDraft(employer, { title: 'Without a country and type', country: '', employmentType: '' });
  await aPosting(employer);
  expect(await titlesOf(employer, { lacks: 'nothing' })).toEqual(['Ready']);
  expect(await titlesOf(employer, { lacks: 'country', status: undefined })).toEqual(['Without a country', 'Without a country and type']);
  expect(await titlesOf(employer, { lacks: 'employmentType' })).toEqual(['Without a country and type']);
  expect(await titlesOf(employer, { lacks: 'moon' })).toEqual([]);
  expect(await titlesOf(stranger, { lacks: 'country' })).toEqual([]);
  expect(await employer.status(listManagedJobs, { query: { lacks: "country'--" } })).toBe(422);
  const { lacking } = await employer.reply(countManagedJobs);
  expect(lacking).toEqual([
    { field: 'country', count: 2 },
    { field: 'employmentType', count: 1 },
    { field: 'nothing', count: 1 },
  ]);
  await employer.reply(editJob, { params: { id: cook.id }, body: { country: 'NO', version: cook.version } });
  expect(await titlesOf(employer, { lacks: 'nothing' })).toEqual(['Ready', 'Without a country']);
});

test('a draft that an earlier version wrote is in no number of what drafts lack, as no filter finds it', async () => {
  const employer = await anEmployer(api, 'rolling');
  const draft = await aDraft(employer);
  await jobsDatabase(api).updateTable('job_postings').set({ lacks: null }).where('id', '=', draft.id).execute();
  expect(await titlesOf(employer, { lacks: 'nothing' })).toEqual([]);
  expect((await employer.reply(countManagedJobs)).lacking).toEqual([]);
});

describe('filling in several drafts', () => {
  const values: DraftValues = {
    country: 'NO',
    employmentType: 'part_time',
    workMode: 'hybrid',
    category: 'engineering',
    location: 'Oslo',
    applyUrl: 'https://jobs.example.org/apply',
    salary: { currency: 'EUR', period: 'month' },
    details: { daysOnSite: 2 },
  };

  test('is for members of the company, at most a hundred at once', async () => {
    const employer = await anEmployer(api, 'fills');
    const draft = await blank(employer);
    const body = { items: versions(draft), values, replaces: false };
    const stranger = await anEmployer(api, 'fills-foreign');
    expect((await stranger.reply(fillDrafts, { body })).items).toMatchObject([{ id: draft.id, job: null, error: { code: 'not-found' } }]);
    expect(await employer.status(fillDrafts, { body: { ...body, items: Array.from({ length: 101 }, () => body.items[0]) } })).toBe(422);
    expect(await employer.status(fillDrafts, { body: { ...body, values: { country: 'Norway' } } })).toBe(422);
  });

  test('gives only empty fields a value, and replaces others when it is asked to', async () => {
    const employer = await anEmployer(api, 'empty');
    const [one, two] = [await blank(employer), await aDraft(employer, { workMode: 'onsite', category: '' })];
    const { items } = await employer.reply(fillDrafts, { body: { items: versions(one, two), values, replaces: false } });
    expect(items.map(({ job }) => job?.lacks)).toEqual([['description', 'salary.min', 'title'], []]);
    const fieldsOf = async ({ id }: ManagedJob) => (await employer.reply(getEditedJob, { params: { id } })).fields;
    expect(await fieldsOf(one)).toMatchObject({ ...values, salary: { min: null, max: null, currency: 'EUR', period: 'month' } });
    const { description: _, ...before } = completeFields();
    expect(await fieldsOf(two)).toMatchObject({
      ...before,
      category: 'engineering',
      applyUrl: values.applyUrl,
      details: { daysOnSite: 2 },
    });
    const filled = await rowsOf(employer);
    await employer.reply(fillDrafts, { body: { items: versions(...filled), values, replaces: true } });
    expect(await fieldsOf(two)).toMatchObject({ ...values, salary: { min: 5_000_000, max: 6_500_000, currency: 'EUR', period: 'month' } });
  });

  test('keeps the whole units of an amount in a currency with other minor units', async () => {
    const employer = await anEmployer(api, 'yen');
    const draft = await aDraft(employer);
    const [result] = (
      await employer.reply(fillDrafts, { body: { items: versions(draft), values: { salary: { currency: 'JPY' } }, replaces: true } })
    ).items;
    expect(result?.job?.salary).toMatchObject({ min: 50_000, max: 65_000, currency: 'JPY' });
  });

  test('leaves drafts as they are that were changed since or that are no drafts, and a second time changes nothing', async () => {
    const employer = await anEmployer(api, 'since');
    const [draft, changed, posted] = [await blank(employer), await blank(employer), await aPosting(employer)];
    await employer.reply(editJob, { params: { id: changed.id }, body: { title: 'Cook', version: changed.version } });
    const body = { items: versions(draft, changed, posted), values: { country: 'NO' }, replaces: false };
    const { items } = await employer.reply(fillDrafts, { body });
    expect(items.map(({ error }) => error?.code)).toEqual([undefined, 'conflict', 'jobs.only-drafts']);
    const version = items[0]?.job?.version ?? 0;
    const again = await employer.reply(fillDrafts, { body: { ...body, items: [{ id: draft.id, version }] } });
    expect(again.items[0]?.job?.version).toBe(version);
  });
});

describe('deleting several drafts', () => {
  test('deletes what is still as the user has seen it, and says why the others stay', async () => {
    const employer = await anEmployer(api, 'deletes');
    const foreign = await blank(await anEmployer(api, 'deletes-foreign'));
    const [gone, changed, posted] = [await blank(employer), await blank(employer), await aPosting(employer)];
    await employer.reply(editJob, { params: { id: changed.id }, body: { title: 'Cook', version: changed.version } });
    const body = { items: versions(gone, changed, posted, foreign) };
    const { items } = await employer.reply(deleteDrafts, { body });
    expect(items.map(({ id, error }) => [id, error?.code])).toEqual([
      [gone.id, undefined],
      [changed.id, 'conflict'],
      [posted.id, 'jobs.not-a-draft'],
      [foreign.id, 'not-found'],
    ]);
    expect(await employer.status(getJob, { params: { id: gone.id } })).toBe(404);
    expect(await employer.status(getJob, { params: { id: changed.id } })).toBe(200);
  });

  test('a draft that is published and deleted at once is either published or gone', async () => {
    const employer = await anEmployer(api, 'races');
    for (let round = 0; round < 5; round += 1) {
      const draft = await aDraft(employer);
      const [deleted, moved] = await Promise.all([
        employer.reply(deleteDrafts, { body: { items: versions(draft) } }),
        employer.reply(moveJobs, { body: { to: 'published', items: versions(draft) } }),
      ]);
      const isGone = deleted.items[0]?.error === null;
      expect(moved.items[0]?.job?.status).toBe(isGone ? undefined : 'published');
      expect(await employer.status(getJob, { params: { id: draft.id } })).toBe(isGone ? 404 : 200);
    }
  });
});

test('a draft with a deadline is no longer without a fault when the day has passed', async () => {
  const employer = await anEmployer(api, 'later');
  await aDraft(employer, { deadline: '2026-03-10' });
  expect((await rowsOf(employer)).map(({ lacks }) => lacks)).toEqual([[]]);
  time += 20 * DAY;
  expect((await rowsOf(employer)).map(({ lacks }) => lacks)).toEqual([['deadline']]);
});
