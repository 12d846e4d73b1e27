import { endpointContract } from '#core/contract/endpoint.ts';
import { emailSchema, exactSchema, idSchema, textSchema, z } from '#core/contract/schema.ts';
import { giveFeedback } from './endpoints.ts';
import { FEEDBACK_KINDS, FEEDBACK_TEXT } from './feedback.ts';

// A path of this site. Other sites are not allowed. A query is not allowed either, because it may be secret.
const PATH = /^\/(?!\/)[^?#\s]*$/;

export const newFeedbackSchema = z.object({
  kind: z.enum(FEEDBACK_KINDS),
  text: textSchema(FEEDBACK_TEXT.min, FEEDBACK_TEXT.max),
  email: emailSchema.exactOptional(),
  page: exactSchema(1, 2000)
    .regex(PATH)
    .meta({ examples: ['/jobs'] })
    .exactOptional(),
  language: exactSchema(2, 30).regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}$/),
  homepage: z
    .string()
    .max(2000, { abort: true })
    .meta({ description: 'A trap for programs that fill in every field. Leave it out: feedback that fills it in is not kept.' })
    .exactOptional(),
});

export const giveFeedbackContract = endpointContract(giveFeedback, { body: newFeedbackSchema, reply: z.object({ id: idSchema }) }, 201);
