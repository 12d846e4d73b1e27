import { exactSchema, lineSchema, listSchema, z } from '#core/contract/schema.ts';
import { dateSchema } from './date-schema.ts';
import { PUBLISHED_DAYS } from './life-cycle.ts';

/** Levels of a language (Common European Framework of Reference). */
export const CEFR_LEVELS = Object.freeze(['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const);

/** The highest number of skills that applicants must have. */
export const MOST_MUST_SKILLS = 10;

/** A skill that the job needs. */
export interface JobSkill {
  /** Code in master data; empty for a skill that only has its typed name. */
  readonly code: string;
  readonly name: string;
  /** Whether applicants must have it. */
  readonly must: boolean;
  /** 1 to 5. */
  readonly level: number | null;
}

/** A language that the job needs. */
export interface JobLanguage {
  /** ISO 639. */
  readonly code: string;
  readonly level: (typeof CEFR_LEVELS)[number] | '';
}

/** A further place of work. */
export interface JobPlace {
  readonly location: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The fields of a posting that no list or search reads. Empty text, `null` or an empty list stands for a missing value. */
export interface JobDetails {
  readonly skills: JobSkill[];
  readonly languages: JobLanguage[];
  /** Codes of benefits. */
  readonly benefits: string[];
  /** Places of work besides the first one. */
  readonly places: JobPlace[];
  readonly openings: number | null;
  /** Days on site a week, for hybrid work. */
  readonly daysOnSite: number | null;
  /** Countries in which applicants may live, for remote work. */
  readonly applicantCountries: string[];
  /** Code of a level of education. */
  readonly educationLevel: string;
  /** The first working day, such as `2026-09-01`. */
  readonly startsOn: string;
  /** Days within which the company wants to answer. */
  readonly responseDays: number | null;
  /** Whether the pay is before taxes; `null` when not stated. */
  readonly isGross: boolean | null;
  readonly isNegotiable: boolean;
  /** Days from the publication to the expiry. */
  readonly days: number | null;
}

export const BLANK_DETAILS: JobDetails = Object.freeze({
  skills: [],
  languages: [],
  benefits: [],
  places: [],
  openings: null,
  daysOnSite: null,
  applicantCountries: [],
  educationLevel: '',
  startsOn: '',
  responseDays: null,
  isGross: null,
  isNegotiable: false,
  days: null,
});

/** A country, ISO 3166-1 alpha-2, or empty text. The server asks master data whether it exists. */
export const countryCodeSchema = exactSchema(0, 2).regex(/^(?:[A-Z]{2})?$/);

/** A language, ISO 639, or empty text. */
export const languageCodeSchema = exactSchema(0, 3).regex(/^(?:[a-z]{2,3})?$/);

/** A code of master data, or empty text. */
const codeSchema = exactSchema(0, 64).regex(/^(?:[a-z0-9][a-z0-9_.-]*)?$/);

const skillSchema = z.object({
  code: codeSchema.default(''),
  name: lineSchema(0, 60),
  must: z.boolean(),
  level: count(1, 5).default(null),
});

const languageSchema = z.object({ code: languageCodeSchema, level: z.enum(['', ...CEFR_LEVELS]) });

const placeSchema = z.object({ location: lineSchema(0, 120), country: countryCodeSchema });

/** The details as they are stored, and as drafts may have them: only the lengths of texts and lists and the ranges of numbers are checked. */
export const jobDetailsSchema = z.object({
  skills: listSchema(skillSchema, 20),
  languages: listSchema(languageSchema, 8),
  benefits: listSchema(codeSchema, 20),
  places: listSchema(placeSchema, 19),
  openings: count(1, 500),
  daysOnSite: count(1, 4),
  applicantCountries: listSchema(countryCodeSchema, 50),
  educationLevel: codeSchema,
  startsOn: dateSchema,
  responseDays: count(1, 60),
  isGross: z.boolean().nullable(),
  isNegotiable: z.boolean(),
  days: count(PUBLISHED_DAYS.min, PUBLISHED_DAYS.max),
});

function count(min: number, max: number) {
  return z.number().int().min(min).max(max).nullable();
}
