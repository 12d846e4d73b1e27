import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { exactSchema, idParamsSchema, idSchema, instantSchema, lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { countJobs, createJob, getJob, listCategories, listManagedJobs, searchJobs } from './endpoints.ts';
import { jobIssues } from './issues.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { PAY_PERIODS } from './salary.ts';
import { titleFault } from './title-rules.ts';

/** Highest amount in minor units. It is above every salary, and low enough that a yearly total stays an exact number. */
const HIGHEST = 100_000_000_000;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const amountSchema = z
  .number({ error: jobIssues['jobs.pay-not-amount'] })
  .int({ error: jobIssues['jobs.pay-not-whole'] })
  .min(0, { error: jobIssues['jobs.pay-below-zero'] })
  .max(HIGHEST, { error: jobIssues['jobs.pay-too-high'] })
  .nullable();

/** A salary in a response. An imported salary may lack an end. */
const salarySchema = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.string(),
  period: z.enum(PAY_PERIODS),
});

/** A salary that a user enters: 0 to 10^11 minor units, the lower end not above the upper, at most one end open. */
const salaryInputSchema = z
  .object({
    min: amountSchema,
    max: amountSchema,
    currency: exactSchema(3, 3).refine((code) => CURRENCIES.has(code), { error: jobIssues['jobs.no-such-currency'] }),
    period: z.enum(PAY_PERIODS),
  })
  .refine(({ min, max }) => min !== null || max !== null, { path: ['min'], error: jobIssues['jobs.no-pay'] })
  .refine(({ min, max }) => min === null || max === null || min <= max, { path: ['min'], error: jobIssues['jobs.pay-turned-round'] });

/** Highest minimum salary that a search accepts, in whole units a year. */
const HIGHEST_MINIMUM = 1_000_000_000_000;

const categorySchema = z.object({ code: z.string(), name: z.string(), names: z.record(z.string(), z.string()).optional() });

const jobSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  company: z.object({ id: idSchema, name: z.string() }),
  location: z.string().nullable(),
  workMode: z.enum(WORK_MODES).nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  category: categorySchema.nullable(),
  salary: salarySchema.nullable(),
  publishedAt: instantSchema,
});

const jobStatusSchema = z.enum(['draft', 'published', 'paused', 'closed']);

const jobSchema = jobSummarySchema.extend({
  status: jobStatusSchema,
  description: z.string().nullable(),
  seniority: z.string().nullable(),
  updatedAt: instantSchema,
  version: z.number().int(),
  viewer: z.object({ manages: z.boolean() }),
});

const managedJobSchema = jobSummarySchema.extend({ status: jobStatusSchema });

const titleSchema = lineSchema(3, 120).check((context) => {
  const fault = titleFault(context.value);
  if (fault !== undefined) context.issues.push({ code: 'custom', message: fault, input: context.value });
});

const categoryCodeSchema = exactSchema(2, 64).regex(/^[a-z0-9][a-z0-9_.-]{1,63}$/, { error: jobIssues['jobs.category-unknown'] });

/** An empty field of a form or an address counts as a missing one. */
function optionally<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/**
 * The input for a job posting. Title: 3 to 120 characters, not mostly capitals, without contact details. Description: 150 to
 * 15,000 characters. Location: 2 to 120 characters, required unless the work is remote. The salary is required.
 */
export const jobInputSchema = z
  .object({
    title: titleSchema,
    description: textSchema(150, 15_000),
    location: optionally(lineSchema(2, 120)),
    workMode: z.enum(WORK_MODES),
    employmentType: z.enum(EMPLOYMENT_TYPES),
    category: optionally(categoryCodeSchema),
    salary: salaryInputSchema,
    companyId: optionally(idSchema),
  })
  .refine(({ workMode, location }) => workMode === 'remote' || location !== undefined, {
    path: ['location'],
    error: jobIssues['jobs.no-place'],
    // Checked also when other fields are invalid, to report all errors at once.
    when: ({ value, issues }) => isObject(value) && issues.every((issue) => !['location', 'workMode'].includes(String(issue.path?.[0]))),
  });

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

const jobFilterFields = {
  q: optionally(lineSchema(0, 200)),
  where: optionally(lineSchema(0, 200)),
  category: optionally(categoryCodeSchema),
  minSalary: optionally(z.coerce.number().int().min(0).max(HIGHEST_MINIMUM)),
  employmentType: optionally(z.enum(EMPLOYMENT_TYPES)),
  workMode: optionally(z.enum(WORK_MODES)),
  postedWithin: optionally(z.coerce.number().int().min(1).max(365)),
  companyId: optionally(idSchema),
};

export const searchJobsContract = endpointContract(searchJobs, {
  query: pageQuerySchema.extend(jobFilterFields),
  reply: pageSchema(jobSummarySchema),
});

export const countJobsContract = endpointContract(countJobs, {
  query: z.object(jobFilterFields),
  reply: z.object({ count: z.number().int().min(0), more: z.boolean() }),
});

export const getJobContract = endpointContract(getJob, { params: idParamsSchema, reply: jobSchema });

export const createJobContract = endpointContract(createJob, { body: jobInputSchema, reply: jobSchema }, 201);

export const listManagedJobsContract = endpointContract(listManagedJobs, { query: pageQuerySchema, reply: pageSchema(managedJobSchema) });

export const listCategoriesContract = endpointContract(listCategories, {
  reply: z.object({ items: z.array(categorySchema.extend({ jobs: z.number().int() })) }),
});
