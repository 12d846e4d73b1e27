import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { jobDetailsSchema } from './job-details.ts';
import { CLOSING_REASONS, JOB_STATUSES } from './life-cycle.ts';
import { PAY_PERIODS } from './salary.ts';

/** A salary in a response. An imported salary may lack an end. */
const salarySchema = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.string(),
  period: z.enum(PAY_PERIODS),
});

export const categorySchema = z.object({ code: z.string(), name: z.string(), names: z.record(z.string(), z.string()).optional() });

export const jobSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  company: z.object({ id: idSchema, name: z.string(), logoFileId: idSchema.exactOptional() }),
  location: z.string().nullable(),
  workMode: z.enum(WORK_MODES).nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  category: categorySchema.nullable(),
  salary: salarySchema.nullable(),
  publishedAt: instantSchema,
});

export const jobStatusSchema = z.enum(JOB_STATUSES);

export const endReasonSchema = z.enum([...CLOSING_REASONS, 'removed', 'company_gone']);

export const jobSchema = jobSummarySchema.extend({
  reference: z.string(),
  status: jobStatusSchema,
  description: z.string().nullable(),
  descriptionHtml: z.string().nullable(),
  seniority: z.string().nullable(),
  country: z.string().nullable(),
  language: z.string().nullable(),
  experienceMin: z.number().int().nullable(),
  experienceMax: z.number().int().nullable(),
  applyUrl: z.string().nullable(),
  deadline: z.string().nullable(),
  details: jobDetailsSchema,
  expiresAt: instantSchema.nullable(),
  renewedAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
  updatedAt: instantSchema,
  version: z.number().int(),
  viewer: z.object({
    manages: z.boolean(),
    moderates: z.boolean(),
    isAuthor: z.boolean().optional(),
    mayApply: z.boolean(),
    moves: z.array(jobStatusSchema),
  }),
});

export const managedJobSchema = jobSummarySchema.extend({
  reference: z.string(),
  status: jobStatusSchema,
  version: z.number().int(),
  expiresAt: instantSchema.nullable(),
  renewedAt: instantSchema.nullable(),
  renewals: z.number().int(),
  endedAt: instantSchema.nullable(),
  endReason: endReasonSchema.nullable(),
  reviewNote: z.string().nullable(),
  updatedAt: instantSchema,
  moves: z.array(jobStatusSchema),
  isAuthor: z.boolean().optional(),
  reports: z.number().int().min(0).optional(),
  lacks: z.array(z.string()).optional(),
});
