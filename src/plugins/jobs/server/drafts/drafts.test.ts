import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { testServer } from '#core/testing/server-kit.ts';
import { changeRows } from '#plugins/admin-masters/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { BLANK_DETAILS } from '../../contract/detail-values.ts';
import { getJob } from '../../contract/endpoints.ts';
import { copyJob, createDraft, deleteDraft, editJob, getEditedJob, moveJob } from '../../contract/managing-endpoints.ts';
import type { JobsTables } from '../job-tables.ts';
import { aDraft, anEmployer, aPosting, completeFields } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';
import { BLANK_FIELDS } from './posting-fields.ts';

const DAY = 86_400_000;

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

const dayIn = (days: number) => new Date(time + days * DAY).toISOString().slice(0, 10);

test('drafts are for employers with a company', async () => {
  expect(await api.as('employer', 'alone').refusal(createDraft, { body: {} })).toMatchObject({ status: 409, code: 'jobs.no-company' });
  const foreign = await api.as('employer', 'other').reply(createCompany, { body: { name: 'Other works' } });
  const employer = await anEmployer(api, 'anna');
  expect(await employer.status(createDraft, { body: { companyId: foreign.id } })).toBe(404);
  const { job, fields, needs, isReviewed, openApplications } = await employer.reply(createDraft, { body: {} });
  expect(job).toMatchObject({ status: 'draft', version: 1, title: '', expiresAt: null, moves: ['published'] });
  expect({ fields, isReviewed, openApplications }).toEqual({ fields: BLANK_FIELDS, isReviewed: false, openApplications: 0 });
  expect(needs.map(({ path }) => path)).toContain('title');
  for (const who of ['visitor', 'candidate', 'newcomer', 'admin:jobs'] as const) {
    expect([who, await api.as(who).status(getJob, { params: { id: job.id } })]).toEqual([who, 404]);
  }
});

test('a draft keeps everything within the limits, and says what publishing needs', async () => {
  const employer = await anEmployer(api, 'bert');
  const details = {
    skills: [{ code: '', name: 'Riveting', must: true, level: 3 }],
    languages: [{ code: 'nb', level: 'b2' as const }],
    places: [{ location: 'Oslo', country: 'NO' }],
    openings: 3,
    isGross: true,
    days: 45,
  };
  const body = {
    title: 'WELDERS WANTED NOW',
    salary: { min: 9, max: 3, currency: '', period: '' as const },
    applyUrl: 'example.org/jobs',
    experienceMin: 2,
    experienceMax: 5,
    language: 'nb',
    deadline: dayIn(10),
    details,
  };
  const { job } = await employer.reply(createDraft, { body });
  const { fields, needs } = await employer.reply(getEditedJob, { params: { id: job.id } });
  expect(fields).toEqual({ ...BLANK_FIELDS, ...body, applyUrl: 'https://example.org/jobs', details: { ...BLANK_DETAILS, ...details } });
  const paths = needs.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['title', 'description', 'salary.currency', 'workMode', 'country']));
  const form = await employer.reply(editJob, { params: { id: job.id }, body: { ...completeFields(), version: 1 } });
  expect(form.needs).toEqual([]);
  expect(form.fields.details).toEqual({ ...BLANK_DETAILS, ...details });
});

test.each<[string, object, string]>([
  ['a text of 15,001 characters', { description: 'x'.repeat(15_001) }, 'description'],
  ['a pay of 1e12', { salary: { min: 1e12, max: null, currency: 'EUR', period: 'year' } }, 'salary.min'],
  ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title'],
  ['21 skills', { details: { skills: Array.from({ length: 21 }, () => ({ name: 'x', must: false })) } }, 'details.skills'],
  ['a day that does not exist', { deadline: '2026-02-30' }, 'deadline'],
  ['501 openings', { details: { openings: 501 } }, 'details.openings'],
  ['an unknown category', { category: 'no-such-category' }, 'category'],
  ['an unknown currency', { salary: { min: 1, max: 2, currency: 'ZZZ', period: '' } }, 'salary.currency'],
])('%s is refused', async (title, body, path) => {
  const employer = api.as('employer', `limits of ${title}`.replaceAll(/\W/g, '-'));
  await employer.reply(createCompany, { body: { name: 'Limit works' } });
  const refusal = await employer.refusal(createDraft, { body });
  expect([refusal.status, refusal.issues?.map((issue) => issue.path)]).toEqual([422, [path]]);
});

test('a body of a megabyte, a NUL and characters that change the direction do no harm', async () => {
  const employer = await anEmployer(api, 'cleo');
  expect([413, 422]).toContain(await employer.status(createDraft, { body: { description: 'x'.repeat(1_048_576) } }));
  const { fields } = await employer.reply(createDraft, {
    body: { title: 'Wel\u0000der \u202Egninrut', description: 'One\u0000\u202Etwo' },
  });
  expect([fields.title, fields.description]).toEqual(['Welder gninrut', 'Onetwo']);
});

test('an incomplete address of a draft is not shown on its page', async () => {
  const employer = await anEmployer(api, 'dora');
  const job = await aDraft(employer, { applyUrl: 'javascript:alert(1)' });
  expect((await employer.reply(getJob, { params: { id: job.id } })).applyUrl).toBeNull();
  const refusal = await employer.refusal(moveJob, { params: { id: job.id }, body: { to: 'published', version: 1 } });
  expect(refusal.issues).toMatchObject([{ path: 'applyUrl', code: 'jobs.link-not-whole' }]);
});

test.each([
  [31, 'jobs.deadline-after-expiry'],
  [-2, 'jobs.deadline-past'],
])('a deadline in %d days is refused for publishing', async (days, code) => {
  const employer = await anEmployer(api, `deadline${days}`);
  const job = await aDraft(employer, { deadline: dayIn(days) });
  const { needs } = await employer.reply(getEditedJob, { params: { id: job.id } });
  expect(needs).toMatchObject([{ path: 'deadline', code }]);
  const refusal = await employer.refusal(moveJob, { params: { id: job.id }, body: { to: 'published', version: 1 } });
  expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'deadline', code }] });
});

test('codes that master data does not offer are refused for publishing', async () => {
  const employer = await anEmployer(api, 'emil');
  const job = await aDraft(employer, { country: 'XX', language: 'xx', details: { benefits: ['no-such-benefit'], educationLevel: 'none' } });
  const refusal = await employer.refusal(moveJob, { params: { id: job.id }, body: { to: 'published', version: 1 } });
  expect(refusal.status).toBe(422);
  expect(refusal.issues?.map(({ path, code }) => [path, code]).toSorted()).toEqual(
    ['country', 'details.benefits.0', 'details.educationLevel', 'language'].map((path) => [path, 'jobs.not-offered']),
  );
});

test('a draft may have a category that is no longer offered, as in an older template, and its publication needs another one', async () => {
  const employer = await anEmployer(api, 'ines');
  const hide = { params: { entity: 'job-categories' }, body: { codes: ['education-training'], action: 'hide' } } as const;
  await api.as('admin').reply(changeRows, hide);
  const job = await aDraft(employer, { category: 'education-training' });
  const { fields, needs } = await employer.reply(getEditedJob, { params: { id: job.id } });
  expect(fields.category).toBe('education-training');
  expect(needs).toMatchObject([{ path: 'category', code: 'jobs.not-offered' }]);
  const edit = { params: { id: job.id }, body: { category: 'engineering', version: 1 } };
  expect((await employer.reply(editJob, edit)).needs).toEqual([]);
});

test('a copy is a new draft with the fields of the original, without its deadline', async () => {
  const employer = await anEmployer(api, 'frida');
  const job = await aPosting(employer, { deadline: dayIn(5), details: { openings: 4 } });
  const copy = await employer.reply(copyJob, { params: { id: job.id } });
  expect(copy).toMatchObject({ job: { status: 'draft', version: 1, renewals: 0 }, copiedFrom: job.id, needs: [] });
  const { fields } = await employer.reply(getEditedJob, { params: { id: job.id } });
  expect(copy.fields).toEqual({ ...fields, deadline: '' });
  expect(copy.job.reference).not.toBe(job.reference);
  expect(await (await anEmployer(api, 'stranger')).status(copyJob, { params: { id: job.id } })).toBe(404);
});

test('only a draft can be deleted', async () => {
  const employer = await anEmployer(api, 'greta');
  const [draft, job] = [await aDraft(employer), await aPosting(employer)];
  expect(await api.as('admin:jobs').status(deleteDraft, { params: { id: draft.id } })).toBe(404);
  expect(await api.as('employer', 'nobody').status(deleteDraft, { params: { id: draft.id } })).toBe(404);
  expect(await employer.refusal(deleteDraft, { params: { id: job.id } })).toMatchObject({ status: 409, code: 'jobs.not-a-draft' });
  expect(await employer.status(deleteDraft, { params: { id: draft.id } })).toBe(204);
  expect(await employer.status(getEditedJob, { params: { id: draft.id } })).toBe(404);
  expect(await published(api, { companyId: job.company.id })).toHaveLength(1);
});

test('a deadline may be the last day of the posting', async () => {
  const employer = await anEmployer(api, 'hugo');
  const job = await aPosting(employer, { deadline: dayIn(30) }, 30);
  expect(job.status).toBe('published');
  time += DAY;
});

test('a company has at most 200 drafts, also of those that are made and copied at once', async () => {
  const employer = await anEmployer(api, 'drafter');
  const { job } = await employer.reply(createDraft, { body: {} });
  const tables = api.db.$extendTables<JobsTables>();
  const { reference_no: _, ...row } = await tables
    .selectFrom('job_postings')
    .selectAll()
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 189 }, () => ({
    ...row,
    id: uuid(),
    content_hash: randomBytes(32),
    details: JSON.stringify(row.details),
  }));
  await tables.insertInto('job_postings').values(copies).execute();
  const calls = Array.from({ length: 20 }, (_, at) =>
    at % 2 === 0 ? employer.status(createDraft, { body: {} }) : employer.status(copyJob, { params: { id: job.id } }),
  );
  const statuses = await Promise.all(calls);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(10);
  expect(await employer.refusal(createDraft, { body: {} })).toMatchObject({ code: 'jobs.drafts-full' });
  await employer.reply(deleteDraft, { params: { id: job.id } });
  expect(await employer.status(createDraft, { body: {} })).toBe(201);
});
