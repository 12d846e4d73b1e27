import { emailSchema, exactSchema, lineSchema, listSchema, textSchema, z } from '#core/contract/schema.ts';
import { fieldLimit } from './field-limit.ts';

const bedSchema = z.object({
  name: lineSchema(1, 40),
  note: textSchema(0, 500).nullable().default(null).describe('What grows there.'),
  code: exactSchema(2, 64).regex(/^[a-z]+$/),
  depth: z.number().max(9),
});

const gardenSchema = z
  .object({
    title: z.preprocess((value) => value || undefined, lineSchema(1, 120).optional()),
    email: emailSchema,
    motto: lineSchema(0, 60).transform((motto) => motto.toUpperCase()),
    main: bedSchema,
    beds: listSchema(bedSchema, 3),
  })
  .refine(({ beds }) => beds.length > 0);

test.each([
  ['title', 120],
  ['email', 254],
  ['motto', 60],
  ['main.name', 40],
  ['main.note', 500],
  ['main.code', 64],
  ['beds.0.name', 40],
  ['beds.12.note', 500],
])('the limit of %s is that of its text: %d', (path, limit) => {
  expect(fieldLimit(gardenSchema, path)).toBe(limit);
});

test.each(['main', 'main.depth', 'beds', 'beds.0', 'beds.0.unknown', 'unknown', 'unknown.name', 'title.name', ''])(
  'the path "%s" has no text with a limit',
  (path) => {
    expect(fieldLimit(gardenSchema, path)).toBeUndefined();
  },
);

test('a path does not reach what every object inherits', () => {
  expect(fieldLimit(gardenSchema, 'constructor')).toBeUndefined();
  expect(fieldLimit(gardenSchema, '__proto__.name')).toBeUndefined();
});
