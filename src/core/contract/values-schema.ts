import { exactSchema, z } from './schema.ts';
import { MOST_FILTER_VALUES, valuesIn } from './value-params.ts';

/** Twenty ids with commas, the longest text of a filter. */
const MOST_FILTER_TEXT = 1_500;

/** An empty field of a form or an address counts as a missing one. */
export function optionally<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** One or several values of a filter, separated by commas. */
export function valuesSchema(value: z.ZodType<string>, most = MOST_FILTER_VALUES) {
  return exactSchema(0, MOST_FILTER_TEXT).check((context) => {
    if (context.issues.length > 0) return;
    const values = valuesIn(context.value);
    if (values.length > most) {
      context.issues.push({ code: 'too_big', origin: 'array', maximum: most, inclusive: true, input: context.value });
      return;
    }
    const wrong = values.map((each) => value.safeParse(each)).find(({ success }) => !success);
    if (wrong !== undefined) context.issues.push({ code: 'invalid_format', format: 'values', input: context.value });
  });
}

/** A choice that is set, or not. */
export const choiceSchema = optionally(z.enum(['true', 'false']).transform((text) => text === 'true'));

/** The names of the values of a filter, for its description. */
export function oneOrSeveral(values: readonly string[]): string {
  return `One or several of ${values.map((value) => `\`${value}\``).join(', ')}.`;
}
