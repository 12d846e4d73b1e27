import { exactSchema, idSchema, lineSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { MOST_CODE } from '#plugins/admin-masters/contract/master-row.ts';
import { EMPLOYMENT_TYPES } from '#plugins/jobs/contract/job.ts';
import { candidateIssues } from './issues.ts';
import { endsBeforeStart } from './job-dates.ts';
import {
  distinct,
  languageSchema,
  linkSchema,
  maybeLinkSchema,
  maybeMonthSchema,
  maybePastDateSchema,
  maybePastMonthSchema,
  maybeYearSchema,
  pastDateSchema,
} from './section-fields.ts';
import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from './sections.ts';

const thisYear = (): number => new Date().getUTCFullYear();

/** The typed name of a skill. */
export const skillNameSchema = lineSchema(1, 60);

/** The title of a job that the candidate looks for. */
export const jobTitleSchema = lineSchema(2, 80);

export const jobSchema = z
  .object({
    id: idSchema,
    title: lineSchema(2, 120),
    company: lineSchema(1, 120),
    place: lineSchema(0, 120),
    employmentType: z.enum(EMPLOYMENT_TYPES).or(z.literal('')),
    start: pastDateSchema.describe('A month, `2026-03`, or a year, `2026`.'),
    end: maybePastDateSchema.describe('A month or a year. Empty for a current job.'),
    isCurrent: z.boolean(),
    description: textSchema(0, 3000),
    skills: distinct(skillNameSchema, 15),
  })
  .transform((job) => (job.isCurrent ? { ...job, end: '' } : job))
  .refine(({ end, isCurrent }) => isCurrent || end !== '', { path: ['end'], error: candidateIssues['candidate.year-missing'] })
  .refine((job) => !endsBeforeStart(job), { path: ['end'], error: candidateIssues['candidate.end-before-start'] });

/** Step 4: a past or current job. */
export type Job = Shape<typeof jobSchema>;

export const educationSchema = z
  .object({
    id: idSchema,
    institution: lineSchema(1, 160),
    level: z.enum(EDUCATION_LEVELS).or(z.literal('')),
    field: lineSchema(0, 120),
    startYear: maybeYearSchema(thisYear),
    endYear: maybeYearSchema(() => thisYear() + 8).describe('May lie up to 8 years ahead, for an expected end.'),
    grade: lineSchema(0, 40),
    description: textSchema(0, 1000),
  })
  .refine(({ startYear, endYear }) => startYear === null || endYear === null || endYear >= startYear, {
    path: ['endYear'],
    error: candidateIssues['candidate.end-before-start'],
  });

/** Step 5: a school, a training or a course of study. */
export type Education = Shape<typeof educationSchema>;

/** A skill with its level, years and last use. Those that were saved before skills had codes lack the code and the last use. */
export const skillSchema = z
  .object({
    id: idSchema,
    code: exactSchema(0, MOST_CODE).default('').describe('Code in master data; empty for a skill that only has its typed name.'),
    // The longest name of a skill in ESCO has 80 characters.
    name: lineSchema(1, 120).describe('1 to 60 characters; up to 120 for a skill with a code.'),
    level: z.number().int().min(1).max(5).nullable().describe('1 (knows of it) to 5 (expert); `null` when not given.'),
    years: z.number().int().min(0).max(50).nullable().describe('0 to 50.'),
    lastUsed: maybeYearSchema(thisYear).default(null).describe('The year in which the candidate used it last, 1950 to this year.'),
  })
  .refine(({ code, name }) => code !== '' || skillNameSchema.safeParse(name).success, {
    path: ['name'],
    error: candidateIssues['candidate.skill-too-long'],
  });

/** Step 6: a skill. */
export type Skill = Shape<typeof skillSchema>;

export const spokenLanguageSchema = z.object({
  id: idSchema,
  code: languageSchema.describe('ISO 639-1, or 639-2 for languages that it lacks.'),
  level: z.enum(LANGUAGE_LEVELS),
});

/** Step 7: a spoken language. */
export type SpokenLanguage = Shape<typeof spokenLanguageSchema>;

/** A file of an item of a list. Items that were saved before items had files lack it. */
const itemFileSchema = idSchema.nullable().default(null);

export const certificateSchema = z
  .object({
    id: idSchema,
    name: lineSchema(2, 160),
    issuer: lineSchema(1, 160),
    number: lineSchema(0, 64),
    issued: maybePastMonthSchema,
    expires: maybeMonthSchema,
    url: maybeLinkSchema,
    paper: itemFileSchema.describe('Id of the file with the certificate.'),
  })
  .refine(({ issued, expires }) => expires === '' || expires > issued, {
    path: ['expires'],
    error: candidateIssues['candidate.not-after-issue'],
  });

/** Step 8: a certificate or licence. Months are `2026-03`. */
export type Certificate = Shape<typeof certificateSchema>;

export const workSchema = z.object({
  id: idSchema,
  title: lineSchema(2, 120),
  url: linkSchema,
  description: textSchema(0, 500),
  picture: itemFileSchema.describe('Id of the file.'),
});

/** Step 9: a work sample. */
export type Work = Shape<typeof workSchema>;
