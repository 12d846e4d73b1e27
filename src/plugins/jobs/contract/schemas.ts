import { endpointContract } from '#core/contract/endpoint.ts';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { allRowsSchema, pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { richTextSchema } from '#core/contract/rich-text-schema.ts';
import { exactSchema, idParamsSchema, idSchema, lineSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import {
  countJobs,
  createJob,
  getJob,
  listAllManagedJobs,
  listCategories,
  listJobFacets,
  listManagedJobs,
  searchJobs,
  suggestJobs,
} from './endpoints.ts';
import { jobIssues } from './issues.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { JOB_STATUSES, PUBLISHED_DAYS } from './life-cycle.ts';
import { MANAGED_ORDERS } from './managing.ts';
import { categoryCodeSchema, LEAST_DESCRIPTION, MOST_DESCRIPTION, salaryInputSchema, titleSchema } from './posting-field-schemas.ts';
import { categorySchema, jobSchema, jobSummarySchema, managedJobSchema } from './reply-schemas.ts';
import { SEARCH_ORDERS } from './search.ts';
import { jobFacetsSchema, jobFilterSchema, jobSuggestionSchema, optionally } from './search-schemas.ts';

/**
 * The input for a job posting. Title: 3 to 120 characters, not mostly capitals, without contact details. Description: 150 to
 * 15,000 characters, as plain text or as HTML. Location: 2 to 120 characters, required unless the work is remote. The salary is required.
 */
export const jobInputSchema = z
  .object({
    title: titleSchema,
    description: textSchema(LEAST_DESCRIPTION, MOST_DESCRIPTION).optional().describe('Plain text. Not needed beside `descriptionHtml`.'),
    descriptionHtml: optionally(richTextSchema({ min: LEAST_DESCRIPTION, max: MOST_DESCRIPTION })).describe(
      'The text as HTML, which the server cleans. Its plain text takes the place of `description`.',
    ),
    location: optionally(lineSchema(2, 120)),
    workMode: z.enum(WORK_MODES),
    employmentType: z.enum(EMPLOYMENT_TYPES),
    category: optionally(categoryCodeSchema).describe('Code of a category.'),
    salary: salaryInputSchema,
    companyId: optionally(idSchema).describe('The company that posts the job. A member of only one company may omit it.'),
    days: optionally(z.number().int().min(PUBLISHED_DAYS.min).max(PUBLISHED_DAYS.max)).describe(
      'Days until it expires, 7 to 60; 30 when missing.',
    ),
  })
  .refine(({ description, descriptionHtml }) => description !== undefined || descriptionHtml !== undefined, {
    path: ['description'],
    error: ISSUE_SENTENCES.needed,
    when: ({ value, issues }) => isObject(value) && issues.every((issue) => issue.path?.[0] !== 'description'),
  })
  .refine(({ workMode, location }) => workMode === 'remote' || location !== undefined, {
    path: ['location'],
    error: jobIssues['jobs.no-place'],
    // Checked also when other fields are invalid, to report all errors at once.
    when: ({ value, issues }) => isObject(value) && issues.every((issue) => !['location', 'workMode'].includes(String(issue.path?.[0]))),
  });

/** What an employer enters for a job posting. The limits do not apply to imports. */
export type JobInput = Shape<typeof jobInputSchema>;

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

export const foundJobsSchema = z.object({
  items: z.array(jobSummarySchema).max(PAGE_LIMIT.max),
  nextCursor: z.string().nullable(),
  corrected: z
    .string()
    .nullable()
    .describe('The words that were searched instead of those of the query, which find nothing; `null` when the words were not changed.'),
});

/** A page of the search. */
export type FoundJobs = Shape<typeof foundJobsSchema>;

export const searchJobsContract = endpointContract(searchJobs, {
  query: pageQuerySchema.extend({ ...jobFilterSchema.shape, sort: optionally(z.enum(SEARCH_ORDERS)) }),
  reply: foundJobsSchema,
});

export const listJobFacetsContract = endpointContract(listJobFacets, { query: jobFilterSchema, reply: jobFacetsSchema });

export const suggestJobsContract = endpointContract(suggestJobs, {
  query: z.object({ q: lineSchema(0, 200) }),
  reply: z.object({ items: z.array(jobSuggestionSchema) }),
});

export const countJobsContract = endpointContract(countJobs, {
  query: jobFilterSchema,
  reply: z.object({ count: z.number().int().min(0), more: z.boolean() }),
});

export const getJobContract = endpointContract(getJob, { params: idParamsSchema, reply: jobSchema });

export const createJobContract = endpointContract(createJob, { body: jobInputSchema, reply: jobSchema }, 201);

const managedFilters = {
  status: optionally(z.enum(JOB_STATUSES)),
  q: optionally(lineSchema(0, 200)),
  reported: optionally(z.enum(['true', 'false']).transform((text) => text === 'true')),
  lacks: optionally(exactSchema(1, 40).regex(/^[a-zA-Z]+(?:\.[a-zA-Z]+)?$/)),
  import: optionally(idSchema),
  author: optionally(idSchema),
  sort: optionally(z.enum(MANAGED_ORDERS)),
};

export const listManagedJobsContract = endpointContract(listManagedJobs, {
  query: pageQuerySchema.extend(managedFilters),
  reply: pageSchema(managedJobSchema),
});

export const listAllManagedJobsContract = endpointContract(listAllManagedJobs, {
  query: z.object(managedFilters),
  reply: allRowsSchema(managedJobSchema),
});

export const listCategoriesContract = endpointContract(listCategories, {
  reply: z.object({ items: z.array(categorySchema.extend({ jobs: z.number().int() })) }),
});
