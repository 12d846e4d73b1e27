import { idSchema, instantSchema, type Shape, z } from '#core/contract/schema.ts';
import { verifiedSchema } from '#plugins/employer/contract/verified.ts';
import { APPLY_BY, EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { jobDetailsSchema } from './job-details.ts';
import { CLOSING_REASONS, JOB_STATUSES } from './life-cycle.ts';
import { PAY_PERIODS } from './salary.ts';

/** A salary in a response. An imported salary may lack an end. */
export const salarySchema = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.string().describe('ISO 4217 code.'),
  period: z.enum(PAY_PERIODS),
});

/** A salary range in minor units of its currency (cents for EUR); one end may be open. */
export type Salary = Shape<typeof salarySchema>;

export const categorySchema = z.object({
  code: z.string(),
  name: z.string().describe("In English. For built-in categories, the client's texts hold the names in other languages."),
  names: z
    .record(z.string(), z.string())
    .optional()
    .describe("Names that administrators gave, by language. They take precedence over the client's texts."),
});

/** A category: its code and names. */
export type NamedCategory = Shape<typeof categorySchema>;

export const jobCompanySchema = z.object({
  id: idSchema,
  name: z.string(),
  logoFileId: idSchema
    .exactOptional()
    .describe(
      'Its logo in the search, similar and saved postings, the page of a posting and its form. Absent elsewhere, and without a logo.',
    ),
  verified: verifiedSchema
    .exactOptional()
    .describe('How and since when it is verified, where its logo is given. Absent when it is not verified.'),
});

/** The company that posts a job. */
export type JobCompany = Shape<typeof jobCompanySchema>;

/** The most skills in a row of a list. */
export const MOST_ROW_SKILLS = 5;

const rowSkillSchema = z.object({
  code: z.string().describe('Code in master data; empty for a skill that only has its name.'),
  name: z.string(),
});

export const jobSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  company: jobCompanySchema,
  location: z.string().nullable().describe('As the employer wrote it; `null` when missing.'),
  workMode: z.enum(WORK_MODES).nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  category: categorySchema.nullable(),
  salary: salarySchema.nullable(),
  publishedAt: instantSchema.describe('When the posting was first published, or posted at its source (ISO 8601).'),
  isImportDate: z
    .boolean()
    .exactOptional()
    .describe(
      '`publishedAt` is when the posting was imported, because its source names no date. Given with the page of a posting, and in the search, similar and saved postings.',
    ),
  skills: z
    .array(rowSkillSchema)
    .max(MOST_ROW_SKILLS)
    .exactOptional()
    .describe('The first skills that it names. Given in the search, similar and saved postings, and absent without skills.'),
  responseDays: z
    .int()
    .exactOptional()
    .describe('Days within which the company wants to answer. Given in the search, similar and saved postings, where it is stated.'),
});

/** A job posting as a list shows it. */
export type JobSummary = Shape<typeof jobSummarySchema>;

export const jobStatusSchema = z.enum(JOB_STATUSES);

export const endReasonSchema = z.enum([...CLOSING_REASONS, 'removed', 'company_gone']);

export const jobViewerSchema = z.object({
  manages: z.boolean().describe('Whether the user belongs to the company, and may edit the posting.'),
  moderates: z.boolean().describe('Whether the user reviews postings.'),
  isAuthor: z
    .boolean()
    .optional()
    .describe('Whether a user who reviews postings has written this one, and may edit it. Only administrators get it.'),
  isOpen: z.boolean().describe('Whether it is published and its deadline has not passed.'),
  isRead: z.boolean().describe('Whether anybody from the company reads applications on this site.'),
  applyBy: z.enum(APPLY_BY).nullable().describe('How candidates apply now; `null` when they cannot.'),
  mayApply: z.boolean().describe('Whether the posting takes applications on this site now.'),
  moves: z.array(jobStatusSchema).describe('The states to which the user may move it. `published` of a published posting means a renewal.'),
});

/** The relation of the requesting user to a posting. */
export type JobViewer = Shape<typeof jobViewerSchema>;

export const jobSchema = jobSummarySchema.extend({
  reference: z.string().describe('The reference for people: `J-` and eight characters. It never changes.'),
  status: jobStatusSchema,
  description: z.string().nullable().describe('Plain text with line breaks; `null` when missing.'),
  descriptionHtml: z.string().nullable().describe('The same text as cleaned HTML; `null` for plain text.'),
  seniority: z.string().nullable().describe('Required experience or level, as the employer wrote it.'),
  country: z.string().nullable().describe('ISO 3166-1 alpha-2.'),
  language: z.string().nullable().describe('The language of the text, ISO 639.'),
  experienceMin: z.number().int().nullable().describe('Required years of experience.'),
  experienceMax: z.number().int().nullable(),
  applyUrl: z.string().nullable().describe('A public web address at which the company takes applications itself.'),
  deadline: z.string().nullable().describe('The last day for applications, such as `2026-09-30`.'),
  details: jobDetailsSchema,
  expiresAt: instantSchema.nullable().describe('`null` for a posting that does not expire, and for one that was not published yet.'),
  renewedAt: instantSchema.nullable().describe('When it was renewed last.'),
  endedAt: instantSchema.nullable().describe('When it expired, was closed or was removed.'),
  updatedAt: instantSchema,
  version: z.number().int(),
  viewer: jobViewerSchema,
});

/** A job posting as its page shows it. */
export type Job = Shape<typeof jobSchema>;

export const managedJobSchema = jobSummarySchema.extend({
  reference: z.string(),
  status: jobStatusSchema,
  version: z.number().int(),
  expiresAt: instantSchema.nullable(),
  renewedAt: instantSchema.nullable(),
  renewals: z.number().int().describe('How often it was renewed.'),
  endedAt: instantSchema.nullable(),
  endReason: endReasonSchema.nullable(),
  reviewNote: z
    .string()
    .nullable()
    .describe('What an administrator wrote when the posting was sent back or removed; `null` when nothing was written.'),
  updatedAt: instantSchema,
  moves: z.array(jobStatusSchema).describe('The states to which the user may move it. `published` of a published posting means a renewal.'),
  isAuthor: z
    .boolean()
    .optional()
    .describe('Whether the administrator has written the posting, and may edit it. Only administrators get it.'),
  reports: z.number().int().min(0).optional().describe('The number of open reports. Only administrators get it.'),
  lacks: z
    .array(z.string())
    .optional()
    .describe(
      'The names of the fields that keep a draft from being posted, such as `country` and `salary.currency`. Absent for other postings.',
    ),
});

/** A posting in the list of its managers. The title of a draft may be empty. Until it is published, `publishedAt` is its creation. */
export type ManagedJob = Shape<typeof managedJobSchema>;
