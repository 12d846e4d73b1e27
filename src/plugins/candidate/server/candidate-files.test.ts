import { linkFile, linkPictures } from '#core/contract/files/endpoints.ts';
import { getMe } from '#core/contract/me.ts';
import type { FileTables } from '#core/server/files/file-tables.ts';
import { keptFile } from '#core/testing/kept-file.ts';
import { type TestServer, testServer } from '#core/testing/server-kit.ts';
import { applyToJob, moveApplication } from '#plugins/applications/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { getMyProfile } from '../contract/endpoints.ts';
import { saveSection } from '../contract/save-section.ts';
import type { Cv } from '../contract/section-schemas.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../contract/sections.ts';
import { FOUND, foundCandidate } from './testing/contact-world.ts';

const api = testServer(serverPlugins);

const cvsOf = (...fileIds: readonly string[]): readonly Cv[] =>
  fileIds.map((fileId, index) => ({ fileId, name: `CV ${index + 1}`, isDefault: index === 0 }));

const portfolioWith = (version: number, ...fileIds: readonly string[]) => ({
  body: { value: { ...BLANK_SECTIONS.portfolio, cvs: cvsOf(...fileIds) }, version },
});

const idOf = async (name: string): Promise<string> => (await api.as('candidate', name).actor()).userId;

async function newCv(name: string): Promise<string> {
  return keptFile(api, { kind: 'user', id: await idOf(name) }, { purpose: 'cv' });
}

/** The files that the candidate's profile uses. */
async function used(name: string): Promise<string[]> {
  const rows = await api.db
    .$extendTables<FileTables>()
    .selectFrom('file_uses')
    .select(['file_id', 'use'])
    .where('use_id', '=', await idOf(name))
    .orderBy('file_id')
    .execute();
  return rows.map(({ file_id, use }) => `${use} ${file_id}`);
}

/** A posting of that employer's own company. */
async function postingOf(name: string): Promise<string> {
  const employer = api.as('employer', name);
  await employer.reply(createCompany, { body: { name: `Company of ${name}` } });
  const { id } = await employer.reply(createJob, {
    body: {
      title: 'Gardener',
      description: 'You look after parks and gardens in every season, alone and with colleagues. '.repeat(3),
      ...{ location: 'Ghent', workMode: 'onsite', employmentType: 'full_time' },
      salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
    },
  });
  return id;
}

describe('the CVs of a profile', () => {
  test('are the files that the saved section names, and the profile returns them', async () => {
    const candidate = api.as('candidate', 'writer');
    const [first, second] = [await newCv('writer'), await newCv('writer')];
    await candidate.reply(saveSection('portfolio'), portfolioWith(0, first, second));
    expect(await used('writer')).toEqual([`candidate.cv ${first}`, `candidate.cv ${second}`]);
    const { files, sections } = await candidate.reply(getMyProfile);
    expect(files.map(({ id, purpose, name, state }) => [id, purpose, name, state]).sort()).toEqual([
      [first, 'cv', 'paper.pdf', 'ready'],
      [second, 'cv', 'paper.pdf', 'ready'],
    ]);
    expect(sections.portfolio.value.cvs).toEqual(cvsOf(first, second));
    await candidate.reply(saveSection('portfolio'), portfolioWith(1, second));
    expect(await used('writer')).toEqual([`candidate.cv ${second}`]);
    expect((await candidate.reply(getMyProfile)).files.map(({ id }) => id)).toEqual([second]);
  });

  test('can only be own files that were uploaded as CVs', async () => {
    const candidate = api.as('candidate', 'borrower');
    const own = await newCv('borrower');
    const foreign = await newCv('lender');
    const photo = await keptFile(api, { kind: 'user', id: await idOf('borrower') }, { purpose: 'photo' });
    const refused = await candidate.refusal(saveSection('portfolio'), portfolioWith(0, own, foreign, photo));
    expect([refused.status, refused.issues?.map(({ path, code }) => [path, code])]).toEqual([
      422,
      [
        ['value.cvs.1.fileId', 'files.not-yours'],
        ['value.cvs.2.fileId', 'files.not-yours'],
      ],
    ]);
    // Nothing was saved.
    expect(await used('borrower')).toEqual([]);
    expect((await candidate.reply(getMyProfile)).sections.portfolio).toMatchObject({ value: { cvs: [] }, version: 0 });
  });

  test('stay as they are when the section was changed meanwhile', async () => {
    const candidate = api.as('candidate', 'two windows');
    const [first, second] = [await newCv('two windows'), await newCv('two windows')];
    await candidate.reply(saveSection('portfolio'), portfolioWith(0, first));
    expect(await candidate.status(saveSection('portfolio'), portfolioWith(0, second))).toBe(409);
    expect(await used('two windows')).toEqual([`candidate.cv ${first}`]);
  });
});

const ID = '018f0000-0000-4000-8000-000000000001';
const certificate = { id: ID, name: 'Pruning', issuer: 'City', number: '', issued: '', expires: '', url: '' };
const work = { id: ID, title: 'A park', url: 'https://example.org/park', description: '' };

/** The section with one file of each purpose, and the path of the file in it. */
const PLACES = [
  ['photo', 'basics', (photo: string) => ({ ...BLANK_SECTIONS.basics, photo }), 'photo'],
  [
    'certificate',
    'certificates',
    (paper: string) => ({ ...BLANK_SECTIONS.certificates, items: [{ ...certificate, paper }] }),
    'items.0.paper',
  ],
  ['portfolio', 'portfolio', (picture: string) => ({ ...BLANK_SECTIONS.portfolio, items: [{ ...work, picture }] }), 'items.0.picture'],
] as const;

describe.each(PLACES)('a file for the purpose "%s"', (purpose, section, valueWith, path) => {
  const put = (name: string): Promise<string> => idOf(name).then((ownerId) => keptFile(api, { kind: 'user', id: ownerId }, { purpose }));
  const save = (fileId: string, version: number) => ({ body: { value: valueWith(fileId), version } });

  test('is used by the section that names it, until another replaces it', async () => {
    const name = `replacer-${purpose}`;
    const candidate = api.as('candidate', name);
    const [first, second] = [await put(name), await put(name)];
    await candidate.reply(saveSection(section), save(first, 0));
    expect(await used(name)).toEqual([`candidate.${purpose} ${first}`]);
    await candidate.reply(saveSection(section), save(second, 1));
    expect(await used(name)).toEqual([`candidate.${purpose} ${second}`]);
    const { files, sections } = await candidate.reply(getMyProfile);
    expect([files.map(({ id }) => id), sections[section].value]).toEqual([[second], valueWith(second)]);
    await candidate.reply(saveSection(section), { body: { value: BLANK_SECTIONS[section], version: 2 } });
    expect(await used(name)).toEqual([]);
  });

  test('is refused when it is of another candidate', async () => {
    const { status, issues } = await api.as('candidate', `taker-${purpose}`).refusal(saveSection(section), save(await put('giver'), 0));
    expect([status, issues?.map((issue) => [issue.path, issue.code])]).toEqual([422, [[`value.${path}`, 'files.not-yours']]]);
  });
});

test('the pictures of a profile have addresses for its readers after their checks', async () => {
  const posting = await postingOf('viewer');
  const candidate = api.as('candidate', 'pictured');
  const ownerId = await idOf('pictured');
  const photo = await keptFile(api, { kind: 'user', id: ownerId }, { purpose: 'photo', mediaType: 'image/webp' });
  const paper = await keptFile(api, { kind: 'user', id: ownerId }, { purpose: 'certificate', mediaType: 'image/webp' });
  const picture = await keptFile(api, { kind: 'user', id: ownerId }, { purpose: 'portfolio', mediaType: 'image/webp', state: 'pending' });
  await candidate.reply(saveSection('basics'), { body: { value: { ...BLANK_SECTIONS.basics, photo }, version: 0 } });
  await candidate.reply(saveSection('certificates'), {
    body: { value: { ...BLANK_SECTIONS.certificates, items: [{ ...certificate, paper }] }, version: 0 },
  });
  await candidate.reply(saveSection('portfolio'), {
    body: { value: { ...BLANK_SECTIONS.portfolio, items: [{ ...work, picture }] }, version: 0 },
  });
  await candidate.reply(applyToJob, { params: { id: posting }, body: {} });
  const body = { ids: [photo, paper, picture] };
  for (const reader of [candidate, api.as('employer', 'viewer')]) {
    expect((await reader.reply(linkPictures, { body })).items.map(({ id }) => id)).toEqual([photo, paper]);
  }
  expect((await api.as('employer', 'stranger').reply(linkPictures, { body })).items).toEqual([]);
});

test('the address of a picture stops to work when the candidate hides the profile, blocks the company or is suspended', async () => {
  await postingOf('finder');
  const { companyId } = await api.db
    .$extendTables<{ company_members: { company_id: string; user_id: string } }>()
    .selectFrom('company_members')
    .select('company_id as companyId')
    .where('user_id', '=', (await api.as('employer', 'finder').actor()).userId)
    .executeTakeFirstOrThrow();
  const ownerId = await foundCandidate(api, 'shown');
  const candidate = api.as('candidate', 'shown');
  const picture = await keptFile(api, { kind: 'user', id: ownerId }, { purpose: 'portfolio', mediaType: 'image/webp' });
  const portfolio = { ...BLANK_SECTIONS.portfolio, summary: 'I like roses.', items: [{ ...work, picture }] };
  await candidate.reply(saveSection('portfolio'), { body: { value: portfolio, version: 1 } });
  const { items } = await api.as('employer', 'finder').reply(linkPictures, { body: { ids: [picture] } });
  const opened = async (): Promise<number> => (await api.app.inject({ url: items[0]?.url ?? '' })).statusCode;
  let version = 1;
  const review = async (change: Partial<ProfileSections['review']>): Promise<void> => {
    await candidate.reply(saveSection('review'), { body: { value: { ...FOUND.review, ...change }, version } });
    version += 1;
  };
  expect(await opened()).toBe(200);
  await review({ visibility: 'applied' });
  expect(await opened()).toBe(404);
  await review({});
  expect(await opened()).toBe(200);
  await review({ blockedCompanies: [{ id: companyId, name: 'Company of finder' }] });
  expect(await opened()).toBe(404);
  await review({});
  await api.db.updateTable('users').set({ status: 'suspended', suspended_for: 'spam' }).where('id', '=', ownerId).execute();
  expect(await opened()).toBe(404);
});

describe('a CV', () => {
  test('is read by its owner, and by the company that it was sent to', async () => {
    const posting = await postingOf('near');
    await postingOf('far');
    const candidate = api.as('candidate', 'applicant');
    const id = await newCv('applicant');
    const loose = await newCv('applicant');
    await candidate.reply(saveSection('portfolio'), portfolioWith(0, id));
    const link = (who: Parameters<TestServer['as']>[0], name: string, file = id): Promise<number> =>
      api.as(who, name).status(linkFile, { params: { id: file }, body: { disposition: 'inline' } });
    expect(await link('candidate', 'applicant')).toBe(201);
    for (const who of ['candidate', 'employer', 'admin', 'newcomer'] as const) expect([who, await link(who, 'near')]).toEqual([who, 404]);
    const { id: application } = await candidate.reply(applyToJob, { params: { id: posting }, body: { cv: id } });
    expect(await link('employer', 'near')).toBe(201);
    expect(await link('employer', 'far')).toBe(404);
    // A file that the profile does not use is the owner's alone.
    expect([await link('employer', 'near', loose), await link('candidate', 'applicant', loose)]).toEqual([404, 201]);
    // It is still read when the profile has another one.
    await candidate.reply(saveSection('portfolio'), portfolioWith(1, loose));
    expect([await link('employer', 'near'), await link('employer', 'near', loose)]).toEqual([201, 404]);
    await candidate.reply(moveApplication, { params: { id: application }, body: { stage: 'withdrawn' } });
    expect(await link('employer', 'near')).toBe(404);
  });
});

test('the photo of the profile is the photo of the signed-in candidate', async () => {
  const candidate = api.as('candidate', 'photographed');
  const photoOf = async (): Promise<string | undefined> => (await candidate.reply(getMe)).photo;
  expect(await photoOf()).toBeUndefined();
  const photo = await keptFile(api, { kind: 'user', id: await idOf('photographed') }, { purpose: 'photo' });
  await candidate.reply(saveSection('basics'), { body: { value: { ...BLANK_SECTIONS.basics, photo }, version: 0 } });
  expect(await photoOf()).toBe(photo);
  await candidate.reply(saveSection('basics'), { body: { value: BLANK_SECTIONS.basics, version: 1 } });
  expect(await photoOf()).toBeUndefined();
});
