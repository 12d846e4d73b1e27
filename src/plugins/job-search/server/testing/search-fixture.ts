import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ServiceRef } from '#core/contract/service-ref.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { documentOf } from '#core/server/text/search-words.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { TEST_SECRETS } from '#core/testing/test-secrets.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { skillKey } from '#plugins/jobs/contract/filter-values.ts';
import type { EmploymentType, WorkMode } from '#plugins/jobs/contract/job.ts';
import type { JobSkill } from '#plugins/jobs/contract/job-details.ts';
import { type PostingWriter, postingImports } from '#plugins/jobs/contract/posting-imports.ts';
import { postingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { placeDirectory } from '#plugins/places/contract/place-directory.ts';
import type { JobSearchDatabase, JobSearchTables } from '../job-search-tables.ts';
import { JobSearcher } from '../search/job-searcher.ts';
import { synonymsIn } from '../search/synonyms.ts';

/** The fields that a test sets for a posting. The fixture fills in the rest. */
export interface PostingSketch {
  readonly title: string;
  /** Searches find its words after `makeTexts`. */
  readonly description?: string;
  readonly company?: string;
  readonly location?: string;
  readonly category?: string;
  readonly employmentType?: EmploymentType;
  readonly workMode?: WorkMode;
  /** Yearly, in whole units of the currency. */
  readonly salary?: number;
  /** EUR when missing. */
  readonly currency?: string;
  readonly experienceMin?: number;
  readonly language?: string;
  readonly country?: string;
  /** A name without a code is a typed skill. */
  readonly skills?: readonly Pick<JobSkill, 'code' | 'name'>[];
  readonly publishedAt?: Date;
}

export function searchDatabase({ db }: Pick<TestServer, 'db'>): JobSearchDatabase {
  return db.$extendTables<JobSearchTables>();
}

/** A service as the plugin gets it. */
export function serviceOf<Service>(api: TestServer, ref: ServiceRef<Service>): Service {
  return api.registry.serviceFor({ id: 'job-search', requires: ['jobs', 'admin-masters', 'employer', 'places'] })(ref);
}

/** Publishes imported postings. Returns their ids in the order of the sketches. */
export async function publish(api: TestServer, sketches: readonly PostingSketch[]): Promise<string[]> {
  const db = searchDatabase(api);
  for (const name of new Set(sketches.map(companyOf))) {
    await api.as('employer', name.toLowerCase().replace(/\W/g, '')).reply(createCompany, { body: { name } });
  }
  const names = new Map((await db.selectFrom('job_categories').select(['code', 'name']).execute()).map(({ code, name }) => [code, name]));
  const rows = sketches.map((sketch) => ({ sketch, key: createHash('md5').update(uuid()).digest() }));
  const compared = await serviceOf(api, postingImports)
    .forOperator()
    .compare(
      rows.map(({ sketch, key }) => ({
        ...{ keys: [key.toString('hex')], externalId: null, contentHash: '0'.repeat(64) },
        fieldsAfter: () => ({
          title: sketch.title,
          company: companyOf(sketch),
          location: sketch.location ?? null,
          workMode: sketch.workMode ?? null,
          category: names.get(sketch.category ?? '') ?? null,
          employmentType: sketch.employmentType ?? null,
          salary: salaryOf(sketch),
          description: sketch.description ?? null,
          seniority: null,
          postedAt: sketch.publishedAt?.toISOString() ?? null,
        }),
      })),
    );
  await writeImport(api, (writer) =>
    writer.apply(compared.map((row) => ({ kind: 'new', before: null, after: 'after' in row ? row.after : {} }))),
  );
  const { rows: stored } = await sql<{ id: string; key: Buffer }>`
    select id, import_key as key from job_postings where import_key = any(${rows.map(({ key }) => key)}::bytea[])`.execute(db);
  const ids = new Map(stored.map(({ id, key }) => [key.toString('hex'), id]));
  for (const { sketch, key } of rows) await addDetails(db, ids.get(key.toString('hex')) ?? '', sketch);
  return rows.map(({ key }) => ids.get(key.toString('hex')) ?? '');
}

/** Makes the texts of imported postings, as the schedule does. */
export function makeTexts(api: TestServer): Promise<unknown> {
  return api.runSchedule('jobs.make-texts');
}

/** Acts in the transaction of an import. */
export function writeImport(api: TestServer, act: (writer: PostingWriter) => Promise<unknown>): Promise<unknown> {
  return inTransaction(api.db, async (_own, transaction) => {
    const work = { transaction, actor: null, importId: uuid(), at: new Date('2026-03-01T09:00:00.000Z') };
    return act(await serviceOf(api, postingImports).forOperator().write(work));
  });
}

function companyOf({ company = 'Fixture Works' }: PostingSketch): string {
  return company;
}

function salaryOf({ salary, currency = 'EUR' }: PostingSketch) {
  return salary === undefined ? null : ({ min: null, max: salary * 100, currency, period: 'year' } as const);
}

/** What imports do not bring. */
async function addDetails(db: JobSearchDatabase, id: string, sketch: PostingSketch): Promise<void> {
  const { experienceMin, language = null, country = null, skills = [] } = sketch;
  if (experienceMin === undefined && language === null && country === null && skills.length === 0) return;
  const band = experienceMin === undefined ? null : [1, 4, 8].filter((years) => experienceMin >= years).length;
  const keys = skills.length === 0 ? null : [...new Set(skills.map(skillKey))];
  const words = documentOf(
    skills.map(({ name }) => name),
    '4',
  );
  const details = JSON.stringify({ skills: skills.map((skill) => ({ ...skill, must: true, level: null })) });
  await sql`update job_postings set details = ${details}::jsonb where id = ${id} and ${skills.length > 0}`.execute(db);
  await sql`
    update job_search set experience = ${band}, language = ${language}, country = ${country}, skills = ${keys},
      search = search || ${words}::tsvector
    where job_id = ${id}`.execute(db);
}

/** Publishes many copies of a posting, each `apart` seconds older than the one before. */
export async function copyMany({ db }: TestServer, id: string, times: number, apart = 1): Promise<void> {
  await sql`
    with copies as (
      insert into job_postings (id, company_id, company_name, title, source, import_key, content_hash, status, published_at)
      select ('00000000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, company_id, company_name, title, source,
        decode(md5(number::text), 'hex'), content_hash, status, published_at - number * ${apart}::int * interval '1 second'
      from job_postings, generate_series(0, ${times}::int - 1) as number where id = ${id} returning id, published_at
    )
    insert into job_search
    select (jsonb_populate_record(first, jsonb_build_object('job_id', copies.id, 'published_at', copies.published_at))).*
    from copies, job_search as first where first.job_id = ${id}`.execute(db);
  await sql`
    insert into job_texts select copy.job_id, copy.published_at, first.words from job_search as copy, job_texts as first
    where first.job_id = ${id} and copy.job_id::text like '00000000-0000-7000-8000-%'`.execute(db);
}

interface SearcherOptions {
  readonly synonyms?: readonly string[];
  readonly common?: readonly string[];
  readonly commonInTexts?: readonly string[];
  /** A connection of its own. */
  readonly db?: JobSearchDatabase;
}

export function newSearcher(
  api: TestServer,
  now: () => Date = () => new Date(),
  { synonyms = [], common = [], commonInTexts = [], db = searchDatabase(api) }: SearcherOptions = {},
): JobSearcher {
  const knowledge = async () => ({ synonyms: synonymsIn(synonyms), common: new Set(common), commonInTexts: new Set(commonInTexts) });
  const cursorKey = TEST_SECRETS.keysOf('job-search').keyFor('cursors');
  return new JobSearcher({
    db,
    postings: serviceOf(api, postingReader),
    now,
    knowledge,
    cursorKey,
    places: serviceOf(api, placeDirectory),
  });
}
