import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import type { EmploymentType, WorkMode } from '../../contract/job.ts';
import type { JobSkill } from '../../contract/job-details.ts';
import type { JobsDatabase, JobsTables } from '../job-tables.ts';
import { insertPosting, lockedCategory } from '../posting-repository.ts';

/** The fields that a test sets for a posting. The fixture fills in the rest. */
export interface PostingSketch {
  readonly title: string;
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

export function jobsDatabase({ db }: TestServer): JobsDatabase {
  return db.$extendTables<JobsTables>();
}

/** Inserts published imported postings directly into the tables. Returns their ids in the order of the sketches. */
export async function publish(api: TestServer, sketches: readonly PostingSketch[]): Promise<string[]> {
  const ids: string[] = [];
  for (const sketch of sketches) {
    const name = sketch.company ?? 'Fixture Works';
    const company = await api.as('employer', name.toLowerCase().replace(/\W/g, '')).reply(createCompany, { body: { name } });
    ids.push(await publishOne(jobsDatabase(api), sketch, company));
  }
  return ids;
}

async function publishOne(db: JobsDatabase, sketch: PostingSketch, company: { id: string; name: string }): Promise<string> {
  const id = uuid();
  const paid = sketch.salary !== undefined;
  const posting = {
    id,
    company_id: company.id,
    company_name: company.name,
    title: sketch.title,
    location: sketch.location ?? null,
    work_mode: sketch.workMode ?? null,
    employment_type: sketch.employmentType ?? null,
    salary_min: null,
    salary_max: paid ? (sketch.salary ?? 0) * 100 : null,
    salary_currency: paid ? (sketch.currency ?? 'EUR') : null,
    salary_period: paid ? ('year' as const) : null,
    created_by: null,
    source: 'imported' as const,
    external_id: null,
    import_key: createHash('sha256').update(id).digest(),
    content_hash: Buffer.alloc(32),
    description: sketch.description ?? null,
    location_id: null,
    seniority: null,
    experience_min: sketch.experienceMin ?? null,
    language: sketch.language ?? null,
    country: sketch.country ?? null,
    details: JSON.stringify(sketch.skills ? { skills: sketch.skills.map((skill) => ({ ...skill, must: true, level: null })) } : {}),
    status: 'published' as const,
    published_at: sketch.publishedAt ?? new Date('2026-03-01T09:00:00.000Z'),
  };
  await db.transaction().execute(async (transaction) => {
    const category = sketch.category === undefined ? undefined : await lockedCategory(transaction, sketch.category);
    await insertPosting(transaction, { ...posting, category_id: category?.id ?? null }, category?.name ?? null, new Date());
  });
  return id;
}
