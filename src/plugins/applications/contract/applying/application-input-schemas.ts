import { exactSchema, idSchema, listSchema, recordSchema, type Shape, textSchema, versionSchema, z } from '#core/contract/schema.ts';
import { ANSWER_LENGTHS, MOST_MESSAGE, MOST_NUMBER, MOST_QUESTIONS, OPTIONS, QUESTION_LENGTHS } from './terms.ts';

// Only the lengths are checked here. The answers are checked against the questions of the posting.
const answerSchema = z.union([
  textSchema(0, ANSWER_LENGTHS.long),
  z.number().min(-MOST_NUMBER).max(MOST_NUMBER),
  listSchema(textSchema(0, QUESTION_LENGTHS.option), OPTIONS.most),
]);

const answersSchema = recordSchema(idSchema, answerSchema, MOST_QUESTIONS);

/** One parameter of the address through which the candidate came. */
const sourceValueSchema = exactSchema(1, 100).regex(/^[A-Za-z0-9 ._~+-]+$/);

export const sourceSchema = z.object({
  src: sourceValueSchema.exactOptional(),
  utm_source: sourceValueSchema.exactOptional(),
  utm_medium: sourceValueSchema.exactOptional(),
  utm_campaign: sourceValueSchema.exactOptional(),
});

/** Through which address a candidate came to a posting. The company sees it. */
export type ApplicationSource = Shape<typeof sourceSchema>;

export const applicationInputSchema = z.object({
  message: textSchema(0, MOST_MESSAGE).optional().describe('Up to 5,000 characters; may be empty.'),
  cv: idSchema
    .nullable()
    .optional()
    .describe('A CV of the profile, or one that was uploaded for this application. `null` or absent for none.'),
  answers: answersSchema.optional().describe('By the ids of the questions.'),
  termsVersion: versionSchema
    .optional()
    .describe(
      'The version of the terms that the candidate read. If they have changed, the answer is 409 `applications.questions-changed`.',
    ),
  source: sourceSchema.optional(),
});

/** The input of a candidate who applies. */
export type ApplicationInput = Shape<typeof applicationInputSchema>;
