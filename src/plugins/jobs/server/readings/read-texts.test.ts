import { testServer } from '#core/testing/server-kit.ts';
import { createRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { editJob } from '../../contract/managing-endpoints.ts';
import { postingDirectory } from '../../contract/posting-directory.ts';
import { aDraft, anEmployer, aPosting, moveOn } from '../testing/managed-world.ts';
import { jobsDatabase, publish } from '../testing/search-fixture.ts';

const api = testServer(serverPlugins);

const readOf = async (id: string) => {
  const [terms] = await api.registry
    .serviceFor({ id: 'matching', requires: ['jobs'] })(postingDirectory)
    .openTerms([id]);
  return [terms?.read.years, terms?.read.level];
};
const skillsOf = async (id: string) => {
  const [terms] = await api.registry
    .serviceFor({ id: 'matching', requires: ['jobs'] })(postingDirectory)
    .openTerms([id]);
  return terms?.read.skills;
};
const text = (years: number) => `You look after the pumps of the harbour. At least ${years} years of experience. `.repeat(4).trim();

test('the texts of published postings are read once, and again after a change of title or text', async () => {
  const employer = await anEmployer(api, 'reader');
  const draft = await aDraft(employer, { title: 'Senior pump engineer', description: text(3) });
  await api.runSchedule('jobs.read-texts');
  const job = await moveOn(employer, draft, 'published');
  expect(await readOf(job.id)).toEqual([null, null]);
  await api.runSchedule('jobs.read-texts');
  expect(await readOf(job.id)).toEqual([3, 'senior']);

  const edit = (body: object) => employer.reply(editJob, { params: { id: job.id }, body: { ...body, version: job.version } });
  await edit({ title: 'Junior pump engineer', description: text(1) });
  // What was read before is not of the present text.
  expect(await readOf(job.id)).toEqual([null, null]);
  await api.runSchedule('jobs.read-texts');
  expect(await readOf(job.id)).toEqual([1, 'junior']);
});

test('a change of other fields reads nothing anew', async () => {
  const employer = await anEmployer(api, 'other-fields');
  const job = await aPosting(employer, { title: 'Senior pump engineer', description: text(3) });
  await api.runSchedule('jobs.read-texts');
  const body = { salary: { min: 1, max: 6_600_000, currency: 'EUR', period: 'year' as const }, version: job.version };
  await employer.reply(editJob, { params: { id: job.id }, body });
  expect(await readOf(job.id)).toEqual([3, 'senior']);
});

test('more postings than one transaction reads are all read, imported ones too', async () => {
  const [id = ''] = await publish(api, [{ title: 'Junior diver' }]);
  const db = jobsDatabase(api);
  const row = await db.selectFrom('job_postings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { reference_no: _reference, details: _details, ...others } = row;
  const copies = Array.from({ length: 450 }, (_, at) => ({
    ...others,
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    import_key: Buffer.from(String(at).padStart(16, '0')),
  }));
  await db.insertInto('job_postings').values(copies).execute();
  await api.runSchedule('jobs.read-texts');
  const levels = await db
    .selectFrom('job_readings')
    .innerJoin('job_postings', 'job_postings.id', 'job_readings.job_id')
    .select('level')
    .where('title', '=', 'Junior diver')
    .execute();
  expect(levels.map(({ level }) => level)).toEqual(Array.from({ length: 451 }, () => 'junior'));
});

test('the skills that master data has are found in the text, and a stored text is read only once', async () => {
  const employer = await anEmployer(api, 'skilled');
  const description = `${text(2)} You know Pumpwork and tide tables.`;
  await api.as('admin').reply(createRow, { params: { entity: 'skills' }, body: { code: 'tide-tables', name: 'tide tables', names: {} } });
  const job = await aPosting(employer, { description });
  await api.runSchedule('jobs.read-texts');
  expect(await skillsOf(job.id)).toEqual(['tide-tables']);
  await api.as('admin').reply(createRow, { params: { entity: 'skills' }, body: { code: 'pumpwork', name: 'Pumpwork', names: {} } });
  await api.runSchedule('jobs.read-texts');
  expect(await skillsOf(job.id)).toEqual(['tide-tables']);
  const later = await aPosting(employer, { description: `${description} Tide tables!` });
  await api.runSchedule('jobs.read-texts');
  expect(await skillsOf(later.id)).toEqual(['pumpwork', 'tide-tables']);
});

test('what an import has added of the company is not read', async () => {
  const [id = ''] = await publish(api, [{ title: 'Diver' }]);
  const description = 'You dive.\n\nAbout the company\nWe know tide tables. At least 15 years of experience.';
  await jobsDatabase(api).updateTable('job_postings').set({ description }).where('id', '=', id).execute();
  await api.runSchedule('jobs.read-texts');
  expect([await readOf(id), await skillsOf(id)]).toEqual([[null, null], []]);
});
