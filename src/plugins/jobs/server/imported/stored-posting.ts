import type { PostingRow } from '../job-mapping.ts';
import type { StoredPosting } from './kept-posting.ts';

/** What an undo needs of a stored posting. */
export function storedPosting(row: PostingRow): StoredPosting {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    isPausedBySystem: row.paused_by_system,
    companyId: row.company_id,
    category: row.category_code,
    publishedAt: row.published_at?.toISOString() ?? null,
    importId: row.import_id,
    title: row.title,
    description: row.description,
    descriptionHtml: row.description_html,
    location: row.location,
    workMode: row.work_mode,
    employmentType: row.employment_type,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    salaryCurrency: row.salary_currency,
    salaryPeriod: row.salary_period,
    seniority: row.seniority,
    contentHash: row.content_hash.toString('hex'),
  };
}
