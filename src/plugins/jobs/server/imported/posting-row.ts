import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { NamedCompany } from '#plugins/employer/contract/company-directory.ts';
import type { IdentifiedPosting } from '../../contract/imported-postings.ts';
import type { JobStatus } from '../../contract/job.ts';
import type { JobPostingsTable } from '../job-tables.ts';
import type { CategoryOfName } from './ensure-categories.ts';
import type { SavedPosting } from './saved-postings.ts';

/** Companies, categories and locations by their names in the file. */
export interface PostingPlaces {
  readonly companyOf: ReadonlyMap<string, NamedCompany>;
  readonly categoryOf: CategoryOfName;
  readonly locationOf: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** The table row of an imported posting. */
export type PostingRow = Insertable<JobPostingsTable> & {
  readonly published_at: Date;
  readonly status: JobStatus;
};

/** The row of a new posting, or the updated row of a posting from an earlier import. A closed posting stays closed. */
export function postingRow(each: IdentifiedPosting, saved: SavedPosting | undefined, places: PostingPlaces): PostingRow {
  const { posting } = each;
  const company = places.companyOf.get(posting.company);
  if (company === undefined) throw new Error(`The company directory made no company of ${JSON.stringify(posting.company)}`);
  return {
    id: saved?.id ?? uuid(),
    source: 'imported',
    external_id: posting.externalId ?? null,
    import_key: Buffer.from(each.key),
    content_hash: Buffer.from(each.contentHash),
    company_id: company.id,
    company_name: company.name,
    title: posting.title,
    description: posting.description ?? null,
    location: posting.location ?? null,
    location_id: places.locationOf.get(posting.location ?? '') ?? null,
    work_mode: posting.workMode ?? null,
    employment_type: posting.employmentType ?? null,
    category_id: places.categoryOf.get(posting.category ?? '')?.id ?? null,
    salary_min: posting.salary?.min ?? null,
    salary_max: posting.salary?.max ?? null,
    salary_currency: posting.salary?.currency ?? null,
    salary_period: posting.salary?.period ?? null,
    seniority: posting.seniority ?? null,
    status: saved?.status ?? 'published',
    published_at: posting.postedAt ?? saved?.publishedAt ?? places.now,
    updated_at: places.now,
  };
}
