import { createHash } from 'node:crypto';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { createTestDatabase } from '#core/testing/test-database.ts';
import { type MasterCatalogue, masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { type CompanyDirectory, companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { ImportedPosting } from '../../contract/imported-postings.ts';
import { type IdentifiedPosting, type ImportedPostings, importedPostings } from '../../contract/imported-postings.ts';
import type { JobsTables } from '../job-tables.ts';
import { published } from '../testing/published.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';
import { createImportedPostings } from './save-imported.ts';

// A plugin that gets the service the way other plugins get it.
const asking = defineServerPlugin({
  id: 'asking',
  requires: ['jobs', 'employer', 'admin-masters'],
  setup: (kernel) => {
    companies = kernel.service(companyDirectory);
    catalogue = kernel.service(masterCatalogue);
    postings = kernel.service(importedPostings);
    return {};
  },
});

const ENGINEER: ImportedPosting = {
  externalId: '900',
  title: 'Engineer',
  company: 'Acme',
  location: 'Oslo',
  workMode: undefined,
  category: 'Shipping',
  employmentType: undefined,
  salary: undefined,
  description: undefined,
  seniority: undefined,
  postedAt: undefined,
};

const NOW = new Date('2026-03-01T09:00:00.000Z');

let companies: CompanyDirectory;
let catalogue: MasterCatalogue;
let postings: ImportedPostings;
const api = freshServer([...serverPlugins, asking]);

/** Identified by its id at its source. */
function identified(changes: Partial<ImportedPosting> = {}): IdentifiedPosting {
  const posting = { ...ENGINEER, ...changes };
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return { key: hash(`${posting.externalId}`).subarray(0, 16), contentHash: hash(JSON.stringify(posting)), posting };
}

function rows() {
  return jobsDatabase(api).selectFrom('job_postings').selectAll().orderBy('external_id').execute();
}

async function found(q: string): Promise<string[]> {
  return (await published(api, { q })).map(({ title }) => title);
}

test('a new posting is saved with the fields of its source, and searches find it at once', async () => {
  expect(await postings.save([identified()], NOW)).toEqual({ created: 1, updated: 0, unchanged: 0 });
  expect(await rows()).toEqual([
    expect.objectContaining({
      source: 'imported',
      external_id: '900',
      company_name: 'Acme',
      location: 'Oslo',
      status: 'published',
      published_at: NOW,
      version: 1,
    }),
  ]);
  expect(await found('engineer oslo')).toEqual(['Engineer']);
});

test('a changed posting is updated under the same id, and an unchanged posting is not written', async () => {
  await postings.save([identified(), identified({ externalId: '901', title: 'Cook' })], NOW);
  const [before, cook] = await rows();
  const later = new Date('2026-03-02T09:00:00.000Z');
  const counts = await postings.save([identified({ title: 'Welder' }), identified({ externalId: '901', title: 'Cook' })], later);
  expect(counts).toEqual({ created: 0, updated: 1, unchanged: 1 });
  expect(await rows()).toEqual([expect.objectContaining({ id: before?.id, title: 'Welder', version: 2, published_at: NOW }), cook]);
  expect(await found('engineer')).toEqual([]);
});

test.each(['paused', 'expired', 'closed', 'removed', 'archived'] as const)(
  'a posting that is %s is updated and stays so, with its other columns',
  async (status) => {
    await postings.save([identified()], NOW);
    const db = jobsDatabase(api);
    const own = { country: 'IT', review_note: 'A note.', renewals: 2, ended_at: NOW, details: JSON.stringify({ openings: 2 }) };
    await db
      .updateTable('job_postings')
      .set({ status, ...own })
      .execute();
    await db.deleteFrom('job_search').execute();
    const [before] = await rows();
    expect(await postings.save([identified({ location: 'Turin' })], NOW)).toMatchObject({ updated: 1 });
    const { reference_no, expires_at } = before ?? {};
    expect(await rows()).toEqual([
      expect.objectContaining({ ...own, details: { openings: 2 }, status, location: 'Turin', reference_no, expires_at, version: 2 }),
    ]);
    expect(await db.selectFrom('job_search').select('job_id').execute()).toEqual([]);
  },
);

test('names that differ only in case share a company, a category and a location', async () => {
  await postings.save([identified()], NOW);
  await postings.save([identified({ externalId: '902', company: 'ACME', location: 'OSLO', category: 'shipping' })], NOW);
  const [first, second] = await rows();
  expect(second).toMatchObject({
    company_id: first?.company_id,
    company_name: 'Acme',
    category_id: first?.category_id,
    location_id: first?.location_id,
    location: 'OSLO',
  });
});

test('a preview counts what saving would do, and writes nothing', async () => {
  await postings.save([identified(), identified({ externalId: '901', title: 'Cook' })], NOW);
  const before = await rows();
  const batch = [
    identified({ title: 'Welder' }),
    identified({ externalId: '901', title: 'Cook' }),
    identified({ externalId: '902', location: 'Rome' }),
  ];
  expect(await postings.preview(batch)).toEqual({ created: 1, updated: 1, unchanged: 1 });
  expect(await rows()).toEqual(before);
  const places = await jobsDatabase(api).selectFrom('job_locations').select('name').execute();
  expect(places).toEqual([{ name: 'Oslo' }]);
});

test('before the first migration a preview counts all postings as new', async () => {
  const database = await createTestDatabase();
  const unmigrated = createImportedPostings(database.db.$extendTables<JobsTables>(), companies, catalogue, async () => undefined);
  expect(await unmigrated.preview([identified()])).toEqual({ created: 1, updated: 0, unchanged: 0 });
  await database.close();
});

test('a later import keeps what an employer added to the search row, and maps the level of the file where no years were added', async () => {
  await postings.save([identified({ seniority: 'Internship' }), identified({ externalId: '901', seniority: 'Director' })], NOW);
  const db = jobsDatabase(api);
  const [{ id } = { id: '' }] = await rows();
  await db.updateTable('job_postings').set({ experience_min: 5 }).where('id', '=', id).execute();
  await db
    .updateTable('job_search')
    .set({ skills: ['welding'], language: 'en', country: 'NO', experience: 2, search: 'engineer:1A seam:4' })
    .where('job_id', '=', id)
    .execute();
  await postings.save([identified({ title: 'Fitter' }), identified({ externalId: '901', title: 'Fitter', seniority: 'Associate' })], NOW);
  const searched = await db
    .selectFrom('job_search')
    .innerJoin('job_postings', 'job_postings.id', 'job_search.job_id')
    .select(['skills', 'job_search.language', 'job_search.country', 'experience'])
    .orderBy('external_id')
    .execute();
  expect(searched).toEqual([
    { skills: ['welding'], language: 'en', country: 'NO', experience: 2 },
    { skills: null, language: null, country: null, experience: 1 },
  ]);
  expect([await found('fitter seam'), await found('engineer')]).toEqual([['Fitter'], []]);
});
