import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { issueOf } from './issue-sentence.ts';
import {
  daySchema,
  emailSchema,
  exactSchema,
  idSchema,
  instantSchema,
  lineSchema,
  listSchema,
  recordSchema,
  textSchema,
  versionSchema,
  z,
} from './schema.ts';

describe.each([
  ['a line', lineSchema(2, 20)],
  ['a text', textSchema(2, 20)],
])('%s that users type', (_what, schema) => {
  test.each([
    ['control characters', 'No\u0000rd\u0085', 'Nord'],
    ['marks that change the text direction', '\u202Edron\u2066', 'dron'],
    ['spaces around it', '  Nord\u2003', 'Nord'],
  ])('is cleaned of %s', (_from, typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });

  test('keeps characters that join letters', () => {
    expect(schema.parse('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  });

  test('contains no lone surrogates', () => {
    expect(schema.parse('Nord\uD800')).toBe('Nord\uFFFD');
  });

  test.each([
    ['nothing', ''],
    ['invisible characters only', '\u200B\u200B\u2060\u200D'],
    ['too little', 'N'],
    ['too much', 'N'.repeat(21)],
  ])('is rejected with %s', (_what, typed) => {
    expect(schema.safeParse(typed).success).toBe(false);
  });

  test('is measured in code points, not in UTF-16 units', () => {
    expect(schema.safeParse('\u{1F333}'.repeat(20)).success).toBe(true);
  });
});

/** Characters that cleaning, trimming, folding and normalising all affect. */
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'eA \t\n\r\v\f\u0000\u0001\u0085\u00a0\u0301\u0316\u0344\u200b\u200d\u202e\u2028\u2066\ufeff\ud800\udc00\u1e9b\u0323\u2000\u0958',
    ),
    fc.constantFrom('\u{1D160}', '\u{1F333}', '\r\n'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});

describe.each([
  ['a line', lineSchema(0, 40)],
  ['a text', textSchema(0, 40)],
])('%s', (_what, schema) => {
  test('that was accepted once is accepted again unchanged', () => {
    fc.assert(
      fc.property(hostile, (typed) => {
        const first = schema.safeParse(typed);
        if (first.success) expect(schema.safeParse(first.data)).toEqual(first);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('does not change again after a control character was removed between a letter and its accent', () => {
    const kept = schema.parse('e\u0001\u0301');
    expect(kept).toBe('\u00e9');
    expect(schema.parse(kept)).toBe(kept);
  });

  test('has no control characters, no lone surrogates and no marks that change the direction', () => {
    fc.assert(
      fc.property(hostile, (typed) => {
        const { data = '' } = schema.safeParse(typed);
        expect([data.isWellFormed(), /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(data)]).toEqual([
          true,
          false,
        ]);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('accepts 30 combining marks in a row and rejects more, even with control characters between them', () => {
    expect(schema.safeParse(`a${'\u0316'.repeat(30)}`).success).toBe(true);
    for (const marks of ['\u0316'.repeat(31), '\u0316\u0001'.repeat(31), '\u0344'.repeat(16)]) {
      expect(schema.safeParse(`a${marks}`).error?.issues.map(issueOf)).toEqual([
        { path: '', code: 'too-many-marks', message: 'Use at most 30 accents on one letter.' },
      ]);
    }
  });

  test('is not normalised if it is too long or has too many marks', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    for (const typed of ['a'.repeat(1_000_000), '\u0301\u0316'.repeat(500_000), `a${'\u0301\u0316'.repeat(60)}`]) {
      expect(schema.safeParse(typed).success).toBe(false);
    }
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  test('that is much too long is rejected with the maximum length', () => {
    expect(schema.safeParse('a'.repeat(1_000_000)).error?.issues.map(issueOf)).toMatchObject([{ code: 'too-long', values: { count: 40 } }]);
  });
});

describe('A text that programs write', () => {
  const schema = exactSchema(1, 20);

  test.each([
    ['NUL', 'a\u0000b'],
    ['a line feed', 'a\nb'],
    ['half a character', 'a\ud800'],
    ['a change of direction', 'a\u202eb'],
    ['too much', 'a'.repeat(21)],
    ['nothing', ''],
  ])('is rejected with %s, not corrected', (_what, text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  test('is accepted unchanged', () => {
    expect(schema.parse(' Ae\u0301 ')).toBe(' Ae\u0301 ');
  });
});

test.each([-1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, Number.NaN, '1', null])('%p is not a version', (version) => {
  expect(versionSchema.safeParse(version).success).toBe(false);
});

test('the version after the greatest allowed version still fits an integer column', () => {
  expect(versionSchema.parse(2 ** 31 - 2)).toBe(2_147_483_646);
});

test('a list that is too long is rejected before its items are validated', () => {
  const item = jest.fn();
  const schema = listSchema(z.string().check(item), 3);
  expect(schema.safeParse(Array.from({ length: 1000 }, () => 'a')).error?.issues.map(issueOf)).toEqual([
    { path: '', code: 'too-many', message: 'Use at most 3 items.', values: { count: 3 } },
  ]);
  expect(item).not.toHaveBeenCalled();
  expect(schema.parse(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});

test('a record with too many keys is rejected before its keys and values are validated', () => {
  const [key, value] = [jest.fn(), jest.fn()];
  const schema = recordSchema(z.string().check(key), z.string().check(value), 3);
  const tooMany = Object.fromEntries(Array.from({ length: 120_000 }, (_, at) => [`k${at}`, 'a']));
  expect(schema.safeParse(tooMany).error?.issues.map(issueOf)).toEqual([
    { path: '', code: 'too-many', message: 'Use at most 3 items.', values: { count: 3 } },
  ]);
  expect([key, value].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(schema.parse({ a: 'b', c: 'd', e: 'f' })).toEqual({ a: 'b', c: 'd', e: 'f' });
  expect(schema.safeParse(['a']).error?.issues.map(issueOf)).toMatchObject([{ code: 'not-fields' }]);
});

test.each<[string, z.ZodType, object]>([
  ['a line', lineSchema(2, 120), { type: 'string', minLength: 2, maxLength: 120 }],
  ['a text that may be empty', textSchema(0, 3000), { type: 'string', maxLength: 3000 }],
  ['an email address', emailSchema, { type: 'string', format: 'email', maxLength: 254 }],
  ['a code', exactSchema(2, 64), { type: 'string', minLength: 2, maxLength: 64 }],
  ['an id', idSchema, { type: 'string', format: 'uuid', maxLength: 36 }],
  ['a record', recordSchema(exactSchema(1, 9), lineSchema(1, 9), 3), { type: 'object', maxProperties: 3, propertyNames: { maxLength: 9 } }],
  ['a list', listSchema(lineSchema(1, 9), 3), { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } }],
])('%s shows its limits in the documentation', (_what, schema, shown) => {
  expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject(shown);
});

test.each([
  ['to the second', '2026-03-01T09:30:00Z', true],
  ['to the millisecond', '2026-03-01T09:30:00.000Z', true],
  ['to the microsecond', '2026-03-01T09:30:00.000000Z', false],
  ['in the first year', '0001-01-01T00:00:00.000Z', true],
  ['in the year 0000', '0000-02-29T00:00:00.000Z', false],
  ['with another offset than UTC', '2026-03-01T09:30:00+01:00', false],
])('an instant %s is accepted or rejected', (_how, instant, isTaken) => {
  expect(instantSchema.safeParse(instant).success).toBe(isTaken);
});

test.each([
  ['of the calendar', '2028-02-29', true],
  ['in the first year', '0001-01-01', true],
  ['in the year 0000', '0000-02-29', false],
  ['that does not exist', '2026-02-29', false],
  ['with a time', '2026-02-28T09:30:00.000Z', false],
])('a day %s is accepted or rejected', (_how, day, isTaken) => {
  const result = daySchema.safeParse(day);
  expect(result.success).toBe(isTaken);
  expect(result.error?.issues.map(issueOf)[0]?.code).toBe(isTaken ? undefined : 'not-date');
});
