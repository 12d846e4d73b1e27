import { z } from './schema.ts';

/**
 * A field of a form that people do not see. A message that fills it in comes from a program: the server replies as if it had accepted the
 * message, and does not keep it.
 */
export const trapSchema = z
  .string()
  .max(2000, { abort: true })
  .meta({ description: 'A trap for programs that fill in every field. Leave it out: a message with this field is not kept.' });
