import { endpointContract } from '#core/contract/endpoint.ts';
import { exactSchema, idSchema, type Shape, z } from '#core/contract/schema.ts';
import { CEFR_LEVELS } from '#plugins/jobs/contract/detail-values.ts';
import { listMatches } from './endpoints.ts';
import { COMPARED_LEVELS, MATCH_ADVICE, MATCH_STATES, MATCH_UNKNOWNS, MOST_MATCHES, PLACE_ANSWERS, YEARS_FROM } from './match.ts';

const ID_LENGTH = 36;

/** Ids of postings, separated by commas. */
const jobIdsSchema = exactSchema(ID_LENGTH, MOST_MATCHES * (ID_LENGTH + 1) - 1)
  .toLowerCase()
  .refine((text) => text.split(',').every((id) => idSchema.safeParse(id).success))
  .meta({ description: `Ids of up to ${MOST_MATCHES} postings, separated by commas.` });

function partSchema<Facts extends z.ZodType>(facts: Facts) {
  return z.object({
    state: z.enum(MATCH_STATES),
    points: z.number().int().min(0),
    of: z.number().int(),
    facts: facts.nullable(),
    unknown: z.enum(MATCH_UNKNOWNS).nullable(),
    todo: z.enum(MATCH_ADVICE).nullable(),
  });
}

export const skillFactsSchema = z.object({
  met: z.number().int(),
  asked: z.number().int(),
  missing: z.array(z.string()).describe('Not in the profile.'),
  below: z.array(z.string()).describe('In the profile at a lower level.'),
  untold: z.array(z.string()).describe('In the profile without a level, while the posting asks for one.'),
  isFound: z.boolean().describe('Whether the posting only names them in its text, and asks for none.'),
});

/** The skills that a posting asks for, or those found in its text, by name. A skill that is not listed is there at the level asked. */
export type SkillFacts = Shape<typeof skillFactsSchema>;

export const askedLanguageSchema = z.object({ code: z.string(), level: z.enum(['', ...CEFR_LEVELS]) });

export type AskedLanguage = Shape<typeof askedLanguageSchema>;

export const experienceFactsSchema = z.object({
  months: z.number().int().describe('Months of work in the profile. Jobs at the same time count once.'),
  asked: z.number().describe('Years to compare with; 0 when no experience is needed.'),
  from: z
    .enum(YEARS_FROM)
    .describe(
      '`posting`: the posting asks for them; `text`: they are found in its text; `level`: they are usual for the level that it names.',
    ),
});

export type ExperienceFacts = Shape<typeof experienceFactsSchema>;

export const placeFactsSchema = z.object({
  where: z
    .enum(PLACE_ANSWERS.where)
    .nullable()
    .describe(
      "`city`: in the candidate's town; `near`: within the candidate's commute, or 25 km without one; `country`: in the candidate's country; `move`: in a country to which the candidate would move; `remote`: anywhere; `abroad`: in another country, or remote work for people in other countries.",
    ),
  km: z.number().nullable().describe('For `near`: kilometres from the town of the candidate, on the great circle.'),
  mode: z
    .enum(PLACE_ANSWERS.mode)
    .nullable()
    .describe('Whether it is a way of working that the candidate wants. `partly`: hybrid work, while the candidate wants another way.'),
  permit: z
    .enum(PLACE_ANSWERS.permit)
    .nullable()
    .describe('Whether the candidate may work there. `sponsored`: the company would have to apply for a permit.'),
});

/** What is known of the place and the way of working. `null` when it is unknown. */
export type PlaceFacts = Shape<typeof placeFactsSchema>;

export const languageFactsSchema = z.object({
  met: z.number().int(),
  asked: z.number().int(),
  missing: z.array(askedLanguageSchema),
  below: z.array(askedLanguageSchema),
});

/** ISO 639 codes of the languages that a posting asks for. A language that is not listed is there at the level asked. */
export type LanguageFacts = Shape<typeof languageFactsSchema>;

export const educationFactsSchema = z.object({
  asked: z.enum(COMPARED_LEVELS),
  own: z.enum(COMPARED_LEVELS).describe('The highest level in the profile.'),
});

export type EducationFacts = Shape<typeof educationFactsSchema>;

export const payFactsSchema = z.object({
  top: z.number().describe("The upper end of the posting's pay."),
  wished: z.number(),
  currency: z.string().describe('ISO 4217.'),
});

/** Amounts a year, in minor units of the currency. */
export type PayFacts = Shape<typeof payFactsSchema>;

export const matchSchema = z.object({
  jobId: idSchema,
  number: z.number().int().min(0).max(100).nullable(),
  parts: z.object({
    must: partSchema(skillFactsSchema),
    helpful: partSchema(skillFactsSchema),
    experience: partSchema(experienceFactsSchema),
    place: partSchema(placeFactsSchema),
    languages: partSchema(languageFactsSchema),
    education: partSchema(educationFactsSchema),
    pay: partSchema(payFactsSchema),
  }),
});

/** The match of the user with one posting. */
export type JobMatch = Shape<typeof matchSchema>;

export const listMatchesContract = endpointContract(listMatches, {
  query: z.object({ jobs: jobIdsSchema }),
  reply: z.object({ rules: z.number().int(), items: z.array(matchSchema).max(MOST_MATCHES) }),
});
