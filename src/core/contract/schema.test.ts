import { lineSchema, textSchema } from './schema.ts';

describe.each([
  ['a line', lineSchema(2, 20)],
  ['a text', textSchema(2, 20)],
])('%s that people type', (_what, schema) => {
  test.each([
    ['control characters', 'No\u0000rd\u0085', 'Nord'],
    ['marks that turn the direction of what follows', '\u202Edron\u2066', 'dron'],
    ['spaces around it', '  Nord\u2003', 'Nord'],
  ])('is freed of %s', (_from, typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });

  test('keeps characters that join letters', () => {
    expect(schema.parse('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  });

  test('has whole characters only', () => {
    expect(schema.parse('Nord\uD800')).toBe('Nord\uFFFD');
  });

  test.each([
    ['nothing', ''],
    ['characters that nobody sees', '\u200B\u200B\u2060\u200D'],
    ['too little', 'N'],
    ['too much', 'N'.repeat(21)],
  ])('is refused with %s', (_what, typed) => {
    expect(schema.safeParse(typed).success).toBe(false);
  });

  test('is measured in characters, not in the halves that some of them take', () => {
    expect(schema.safeParse('\u{1F333}'.repeat(20)).success).toBe(true);
  });
});
