import { defineIssues } from './errors.ts';
import { issueOf } from './issue-sentence.ts';
import { idSchema, lineSchema, z } from './schema.ts';

const sentenceOf = (schema: z.ZodType, value: unknown): string | undefined => schema.safeParse(value).error?.issues[0]?.message;

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'This is required.'],
  ['null', z.number(), null, 'This is required.'],
  ['empty text', lineSchema(1, 20), '  ', 'This is required.'],
  ['empty text, whatever its minimum length is', lineSchema(2, 20), ' ', 'This is required.'],
  ['an empty choice', z.enum(['full', 'part']), '', 'This is required.'],
  ['text that is too short', lineSchema(2, 20), 'x', 'Use at least 2 characters.'],
  ['text that is too long', lineSchema(1, 3), 'four', 'Use at most 3 characters.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Add at least 1 item.'],
  ['a number that is too small', z.number().min(10), 9, 'This must be at least 10.'],
  ['a number in place of text', z.string(), 7, 'This must be text.'],
  ['a part of a whole number', z.int(), 1.5, 'This must be a whole number.'],
  ['a word that is not among those to choose', z.enum(['full', 'part']), 'some', 'Choose one of: full, part.'],
  ['an address without an @', z.email(), 'ann', 'Enter an email address, such as name@example.org.'],
  ['a text that is not an id', idSchema, '7', 'This is not an id.'],
  ['a field that is not known', z.strictObject({}), { extra: 1 }, 'Unknown fields: extra.'],
])('%s has a message for users', (_what, schema, value, sentence) => {
  expect(sentenceOf(schema, value)).toBe(sentence);
});

test.each<[string, z.ZodType, unknown, object]>([
  ['nothing', z.string(), undefined, { code: 'needed' }],
  ['empty text', lineSchema(1, 20), '', { code: 'needed' }],
  ['empty text of a longer minimum', lineSchema(150, 20_000), '', { code: 'needed' }],
  ['text that is too short', lineSchema(150, 20_000), 'x', { code: 'too-short', values: { count: 150 } }],
  ['text that is too long', z.string().max(1), 'xx', { code: 'too-long', values: { count: 1 }, message: 'Use at most 1 character.' }],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], { code: 'too-many', values: { count: 1 } }],
  [
    'a number that is too great',
    z.number().max(1_000_000),
    1_000_001,
    { code: 'too-high', values: { limit: 1_000_000 }, message: 'This must be at most 1,000,000.' },
  ],
  ['a word that is not offered', z.enum(['full', 'part']), 'some', { code: 'not-offered', values: { options: 'full, part' } }],
  ['a sentence of its own', z.string().min(3, 'Give the whole name.'), 'x', { code: 'invalid', message: 'Give the whole name.' }],
])('%s has a code that clients can translate', (_what, schema, value, expected) => {
  const [issue] = z.object({ field: schema }).safeParse({ field: value }).error?.issues.map(issueOf) ?? [];
  expect(issue).toEqual({ message: expect.any(String), ...expected, path: 'field' });
});

test('a sentence names the first ten of many unknown fields, shortened', () => {
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`${at}${'x'.repeat(500)}`, 1]));
  const [issue] = z.strictObject({}).safeParse(fields).error?.issues.map(issueOf) ?? [];
  const named = `${Array.from({ length: 10 }, (_, at) => `${at}${'x'.repeat(59)}`).join(', ')}, …`;
  expect(issue).toEqual({ path: '', code: 'not-known', message: `Unknown fields: ${named}.`, values: { fields: named } });
});

test('a message that a plugin declared has the declared code', () => {
  const sentences = defineIssues({ 'garden.too-deep': 'Dig less deep.' });
  const depth = z.number().max(2, { error: sentences['garden.too-deep'] });
  expect(depth.safeParse(3).error?.issues.map(issueOf)).toEqual([{ path: '', message: 'Dig less deep.', code: 'garden.too-deep' }]);
  expect(() => defineIssues({ 'shed.too-deep': 'Dig less deep.' })).toThrow('garden.too-deep');
});

test('a schema with its own message keeps it', () => {
  expect(sentenceOf(z.string().min(3, 'Give the whole name.'), 'x')).toBe('Give the whole name.');
});
