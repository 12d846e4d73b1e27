import { endpointContract } from '#core/contract/endpoint.ts';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import { allRowsSchema, pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { richTextSchema } from '#core/contract/rich-text-schema.ts';
import { exactSchema, idParamsSchema, idSchema, lineSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { choiceSchema, optionally } from '#core/contract/values-schema.ts';
import { createJob, getJob, listAllManagedJobs, listCategories, listManagedJobs } from './endpoints.ts';
import { jobIssues } from './issues.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { JOB_STATUSES, PUBLISHED_DAYS } from './life-cycle.ts';
import { MANAGED_ORDERS } from './managing.ts';
import { categoryCodeSchema, LEAST_DESCRIPTION, MOST_DESCRIPTION, salaryInputSchema, titleSchema } from './posting-field-schemas.ts';
import { categorySchema, jobSchema, managedJobSchema } from './reply-schemas.ts';

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

export const getJobContract = endpointContract(getJob, { params: idParamsSchema, reply: jobSchema });

export const createJobContract = endpointContract(createJob, { body: jobInputSchema, reply: jobSchema }, 201);

const managedFilters = {
  status: optionally(z.enum(JOB_STATUSES)),
  q: optionally(lineSchema(0, 200)),
  reported: choiceSchema,
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
