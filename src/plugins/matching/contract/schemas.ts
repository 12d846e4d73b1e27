import { endpointContract } from '#core/contract/endpoint.ts';
import { exactSchema, idSchema, type Shape, z } from '#core/contract/schema.ts';
import { CEFR_LEVELS } from '#plugins/jobs/contract/job-details.ts';
import { listMatches } from './endpoints.ts';
import { COMPARED_LEVELS, MATCH_ADVICE, MATCH_STATES, MATCH_UNKNOWNS, MOST_MATCHES, PLACE_ANSWERS } from './match.ts';

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
});

/** The skills that a posting asks for, by name. A skill that is not listed is there at the level asked. */
export type SkillFacts = Shape<typeof skillFactsSchema>;

export const askedLanguageSchema = z.object({ code: z.string(), level: z.enum(['', ...CEFR_LEVELS]) });

export type AskedLanguage = Shape<typeof askedLanguageSchema>;

export const matchSchema = z.object({
  jobId: idSchema,
  number: z.number().int().min(0).max(100).nullable(),
  parts: z.object({
    must: partSchema(skillFactsSchema),
    helpful: partSchema(skillFactsSchema),
    experience: partSchema(z.object({ months: z.number().int(), asked: z.number() })),
    place: partSchema(
      z.object({
        where: z.enum(PLACE_ANSWERS.where).nullable(),
        mode: z.enum(PLACE_ANSWERS.mode).nullable(),
        permit: z.enum(PLACE_ANSWERS.permit).nullable(),
      }),
    ),
    languages: partSchema(
      z.object({
        met: z.number().int(),
        asked: z.number().int(),
        missing: z.array(askedLanguageSchema),
        below: z.array(askedLanguageSchema),
      }),
    ),
    education: partSchema(z.object({ asked: z.enum(COMPARED_LEVELS), own: z.enum(COMPARED_LEVELS) })),
    pay: partSchema(z.object({ top: z.number(), wished: z.number(), currency: z.string() })),
  }),
});

/** The match of the user with one posting. */
export type JobMatch = Shape<typeof matchSchema>;

export const listMatchesContract = endpointContract(listMatches, {
  query: z.object({ jobs: jobIdsSchema }),
  reply: z.object({ rules: z.number().int(), items: z.array(matchSchema).max(MOST_MATCHES) }),
});
