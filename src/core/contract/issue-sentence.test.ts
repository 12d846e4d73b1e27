import { idSchema, lineSchema, z } from './schema.ts';

const sentenceOf = (schema: z.ZodType, value: unknown): string | undefined => schema.safeParse(value).error?.issues[0]?.message;

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'This is needed.'],
  ['null', z.number(), null, 'This is needed.'],
  ['empty text', lineSchema(1, 20), '  ', 'This is needed.'],
  ['text that is too short', lineSchema(2, 20), 'x', 'Needs at least 2 characters.'],
  ['text that is too long', lineSchema(1, 3), 'four', 'Takes at most 3 characters.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Needs at least 1 item.'],
  ['a number that is too small', z.number().min(10), 9, 'Needs at least 10.'],
  ['a number in place of text', z.string(), 7, 'This must be text.'],
  ['a part of a whole number', z.int(), 1.5, 'This must be a whole number.'],
  ['a word that is not among those to choose', z.enum(['full', 'part']), 'some', 'Choose one of: full, part.'],
  ['an address without an @', z.email(), 'ann', 'Give an e-mail address, such as name@example.org.'],
  ['an id that is none', idSchema, '7', 'This is not an id.'],
  ['a field that is not known', z.strictObject({}), { extra: 1 }, 'This is not known here: extra.'],
])('%s is told in a sentence', (_what, schema, value, sentence) => {
  expect(sentenceOf(schema, value)).toBe(sentence);
});

test('a schema that brings its own sentence keeps it', () => {
  expect(sentenceOf(z.string().min(3, 'Give the whole name.'), 'x')).toBe('Give the whole name.');
});
