import { endpointContract } from '#core/contract/endpoint.ts';
import { idParamsSchema, idSchema, lineSchema, listSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import { applicationIssues } from '../issues.ts';
import { ASKS, MOST_FILE_QUESTIONS, MOST_NUMBER, MOST_QUESTIONS, OPTIONS, QUESTION_LENGTHS } from './terms.ts';
import { getTerms, saveTerms } from './terms-endpoints.ts';

const optionSchema = lineSchema(1, QUESTION_LENGTHS.option);

const optionsSchema = listSchema(optionSchema, OPTIONS.most).check(({ value, issues }) => {
  if (value.length < OPTIONS.least) issues.push(issue('applications.few-options', [], value));
  for (const [index, option] of value.entries()) {
    if (value.findIndex((other) => looksLike(other, option)) !== index) issues.push(issue('applications.twice', [index], option));
  }
});

/** Whether candidates could not tell two options apart. */
function looksLike(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
}

const bounds = z
  .object({
    min: z.number().min(-MOST_NUMBER).max(MOST_NUMBER).nullable(),
    max: z.number().min(-MOST_NUMBER).max(MOST_NUMBER).nullable(),
  })
  .check(({ value: { min, max }, issues }) => {
    if (min !== null && max !== null && min > max) issues.push(issue('applications.max-below-min', ['max'], max));
  });

const base = {
  id: idSchema.describe('From the client. A changed question keeps it.'),
  text: lineSchema(1, QUESTION_LENGTHS.text),
  help: lineSchema(0, QUESTION_LENGTHS.help),
};

const asked = { ...base, required: z.boolean() };

const ACCEPTED = 'The answers that the company accepts; absent when it accepts all. Only its members get them.';

/** A question of a company. Each kind has its own fields. */
export const questionSchema = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.literal('short') }),
  z.object({ ...asked, kind: z.literal('long') }),
  z.object({ ...asked, kind: z.literal('yes-no'), accepted: z.enum(['yes', 'no']).exactOptional().describe(ACCEPTED) }),
  z
    .object({
      ...asked,
      kind: z.literal('single'),
      options: optionsSchema,
      accepted: listSchema(optionSchema, OPTIONS.most).exactOptional().describe(ACCEPTED),
    })
    .check(({ value: { options, accepted = [] }, issues }) => {
      for (const [index, one] of accepted.entries()) {
        if (!options.includes(one)) issues.push(issue('applications.no-option', ['accepted', index], one));
      }
    }),
  z.object({ ...asked, kind: z.literal('multi'), options: optionsSchema }),
  z.object({
    ...asked,
    kind: z.literal('number'),
    range: bounds.describe('The lowest and the highest number that can be sent.'),
    unit: lineSchema(0, QUESTION_LENGTHS.unit),
    accepted: bounds.exactOptional().describe(ACCEPTED),
  }),
  z.object({ ...asked, kind: z.literal('date') }),
  z.object({ ...asked, kind: z.literal('file') }),
  z.object({ ...base, kind: z.literal('info') }),
]);

/** A question of a company, or a text between questions. Each kind has its own fields. */
export type Question = Shape<typeof questionSchema>;

const questionsSchema = listSchema(questionSchema, MOST_QUESTIONS).check(({ value, issues }) => {
  for (const [index, { id }] of value.entries()) {
    if (value.findIndex((other) => other.id === id) !== index) issues.push(issue('applications.twice', [index, 'id'], id));
  }
  const files = value.flatMap(({ kind }, index) => (kind === 'file' ? [index] : []));
  for (const index of files.slice(MOST_FILE_QUESTIONS)) issues.push(issue('applications.many-files', [index, 'kind'], 'file'));
});

export const termsSchema = z.object({
  message: z.enum(ASKS),
  cv: z.enum(ASKS),
  mayApplyAgain: z.boolean().describe('Whether a candidate may apply again some time after "Not selected".'),
  questions: questionsSchema,
  version: versionSchema.describe('0 until the company saves terms.'),
});

/** What a posting asks of those who apply. */
export type Terms = Shape<typeof termsSchema>;

export const getTermsContract = endpointContract(getTerms, { params: idParamsSchema, reply: termsSchema });

export const saveTermsContract = endpointContract(saveTerms, { params: idParamsSchema, body: termsSchema, reply: termsSchema });

function issue(code: keyof typeof applicationIssues, path: PropertyKey[], input: unknown) {
  return { code: 'custom' as const, message: applicationIssues[code], path, input };
}
