import { exactSchema, idSchema, lineSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { MOST_CODE } from '#plugins/admin-masters/contract/master-row.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { PAY_PERIODS } from '#plugins/jobs/contract/salary.ts';
import { hasOneDefault, MOST_CV_NAME, MOST_CVS } from './cvs.ts';
import { candidateIssues } from './issues.ts';
import {
  certificateSchema,
  educationSchema,
  jobSchema,
  jobTitleSchema,
  skillSchema,
  spokenLanguageSchema,
  type Work,
  workSchema,
} from './item-schemas.ts';
import { domainSchema, maybeDaySchema } from './review-fields.ts';
import {
  countrySchema,
  distinct,
  distinctCodes,
  linkSchema,
  maybeCountrySchema,
  maybeLineSchema,
  maybeLinkSchema,
  nearMonthSchema,
} from './section-fields.ts';
import { MOST_CATEGORIES, MOST_CERTIFICATES, MOST_COMMUTE_KM, MOST_SKILLS, MOST_WORKS, type ProfileSections } from './sections.ts';
import type { SharedSection, SharedSections } from './shared-profile.ts';
import { MOST_BLOCKED, SEARCH_STATES, VISIBILITIES } from './visibility.ts';

/** Maximum of the wished pay in minor units, the same as for a posting. */
const HIGHEST_PAY = 100_000_000_000;

/** Maximum length of a stored telephone number. */
const MOST_PHONE = 64;

/** A class of driving licences. Countries name their classes differently, so any short text is allowed. */
export const drivingClassSchema = lineSchema(1, 40);

/** The highest number of classes of driving licences in a profile. */
export const MOST_DRIVING_CLASSES = 20;

export const cvSchema = z.object({
  fileId: idSchema,
  name: lineSchema(1, MOST_CV_NAME).describe('1 to 120 characters.'),
  isDefault: z
    .boolean()
    .describe('Whether it is the one to send unless the candidate chooses another. Exactly one CV of a profile is the default.'),
});

/** A CV in the profile: an uploaded file under a name that the candidate chose. */
export type Cv = Shape<typeof cvSchema>;

const cvsSchema = distinct(cvSchema, MOST_CVS, ({ fileId }) => fileId).refine(hasOneDefault, {
  error: candidateIssues['candidate.one-default'],
});

export const basicsSchema = z.object({
  photo: idSchema.nullable().describe('Id of the file.'),
  headline: maybeLineSchema(3, 120).describe('One line, up to 120 characters.'),
  pronouns: lineSchema(0, 30).describe('Up to 30 characters.'),
  isOldEnough: z.boolean().describe('Whether the candidate confirmed to be of working age. No date of birth is asked.'),
});

/** Step 1: photo, headline and pronouns. */
export type Basics = Shape<typeof basicsSchema>;

export const payWishSchema = z.object({
  min: z.number().int().min(0).max(HIGHEST_PAY),
  currency: exactSchema(3, 3)
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217.'),
  period: z.enum(PAY_PERIODS),
});

/** The minimum pay, in minor units (cents for EUR). */
export type PayWish = Shape<typeof payWishSchema>;

export const preferencesSchema = z.object({
  titles: distinct(jobTitleSchema, 5).describe('1 to 5 job titles.'),
  categories: distinct(exactSchema(1, MOST_CODE), MOST_CATEGORIES).default([]).describe('Codes of up to 5 categories of job postings.'),
  employmentTypes: distinct(z.enum(EMPLOYMENT_TYPES), EMPLOYMENT_TYPES.length),
  workModes: distinct(z.enum(WORK_MODES), WORK_MODES.length),
  pay: payWishSchema.nullable(),
  showsPay: z.boolean().describe('Whether employers see `pay`.'),
  search: z.enum(SEARCH_STATES).default('open'),
  availability: z.enum(['', 'now', 'notice', 'date']),
  noticeDays: z
    .number()
    .int()
    .min(0)
    .max(365)
    .nullable()
    .describe('Notice period in days, 0 to 365. Used only when `availability` is `notice`.'),
  availableFrom: nearMonthSchema.describe('Month, `2026-03`, at most 2 years ahead. Used only when `availability` is `date`.'),
});

/** Step 3: what the candidate looks for. */
export type Preferences = Shape<typeof preferencesSchema>;

export const blockedCompanySchema = z.object({
  id: idSchema,
  name: lineSchema(1, 160).describe('Its name when it was blocked, up to 160 characters.'),
});

/** A company that does not see the candidate, unless the candidate applies there. */
export type BlockedCompany = Shape<typeof blockedCompanySchema>;

/** The confirmation and the choices of visibility. Those that were saved before these choices lack them. */
export const reviewSchema = z
  .object({
    isConfirmed: z.boolean().describe('Whether the candidate confirmed the whole profile.'),
    visibility: z.enum(VISIBILITIES).default('applied'),
    showsName: z.boolean().default(true).describe('Whether companies to which the candidate did not apply see the name and the photo.'),
    showsCv: z.boolean().default(false).describe('Whether such companies may open the CVs.'),
    blockedCompanies: distinct(blockedCompanySchema, MOST_BLOCKED, ({ id }) => id).default([]),
    blockedDomains: distinct(domainSchema, MOST_BLOCKED)
      .default([])
      .describe('Registrable domains such as `example.org`. Members of companies with such a website or address do not see the candidate.'),
    talentPoolSince: maybeDaySchema
      .default('')
      .describe('The day of the consent to the talent pool, such as `2026-09-01`; empty without one.'),
  })
  .refine(({ blockedCompanies, blockedDomains }) => blockedCompanies.length + blockedDomains.length <= MOST_BLOCKED, {
    path: ['blockedDomains'],
    error: candidateIssues['candidate.too-many-blocked'],
  });

/** Step 10: who may see the profile, and the confirmation. */
export type Review = Shape<typeof reviewSchema>;

const portfolioWith = (work: z.ZodType<Work>): z.ZodType<ProfileSections['portfolio']> =>
  z.object({ cvs: cvsSchema, summary: textSchema(0, 2000), items: distinct(work, MOST_WORKS, ({ id }) => id) });

/** The section `place` as it is stored. A telephone number of an earlier version may be one that nobody can read. */
export const storedPlaceSchema = z.object({
  phone: exactSchema(0, MOST_PHONE).describe('E.164: a plus and 8 to 15 digits.'),
  country: maybeCountrySchema.describe('ISO 3166-1 alpha-2.'),
  city: lineSchema(0, 120).describe('Up to 120 characters.'),
  postalCode: lineSchema(0, 12).describe('Up to 12 characters.'),
  commuteKm: z.number().int().min(0).max(MOST_COMMUTE_KM).nullable().describe('Maximum commute in km, 0 to 200.'),
  moveTo: distinct(countrySchema, 10).describe('Countries to which the candidate would move; up to 10.'),
  mayWorkIn: distinct(countrySchema, 20).describe(
    'Countries in which the candidate may work; up to 20. The form never asks for a nationality.',
  ),
  needsSponsorship: z.boolean().describe('Whether an employer elsewhere would have to apply for a permit.'),
  links: distinct(linkSchema, 10).describe('Up to 10 addresses that begin with `https://`.'),
});

/** Step 2: where the candidate lives and may work, and the contact data. */
export type Place = Shape<typeof storedPlaceSchema>;

/**
 * The schema of each section, for both forms and API calls. Stored sections are read by it too, and invalid fields become blank. What is
 * saved is read by `inputSchemas`.
 */
export const sectionSchemas: { readonly [Name in keyof ProfileSections]: z.ZodType<ProfileSections[Name]> } = Object.freeze({
  basics: basicsSchema,
  place: storedPlaceSchema,
  preferences: preferencesSchema,
  experience: z.object({ items: distinct(jobSchema, 30, ({ id }) => id) }),
  education: z.object({ items: distinct(educationSchema, 15, ({ id }) => id) }),
  skills: z.object({ items: distinct(skillSchema, MOST_SKILLS, ({ name }) => name).check(distinctCodes) }),
  languages: z.object({ items: distinct(spokenLanguageSchema, 15, ({ code }) => code) }),
  certificates: z.object({
    items: distinct(certificateSchema, MOST_CERTIFICATES, ({ id }) => id),
    driving: distinct(drivingClassSchema, MOST_DRIVING_CLASSES),
  }),
  portfolio: portfolioWith(workSchema),
  review: reviewSchema,
});

/** The schema of each section that an employer reads. */
export const sharedSectionSchemas: { readonly [Name in SharedSection]: z.ZodType<SharedSections[Name]> } = Object.freeze({
  basics: basicsSchema.omit({ isOldEnough: true }),
  place: sectionSchemas.place,
  preferences: preferencesSchema.omit({ showsPay: true, search: true }),
  experience: sectionSchemas.experience,
  education: sectionSchemas.education,
  skills: sectionSchemas.skills,
  languages: sectionSchemas.languages,
  certificates: sectionSchemas.certificates,
  // Companies that only found the candidate get no links.
  portfolio: portfolioWith(workSchema.extend({ url: maybeLinkSchema })),
});
