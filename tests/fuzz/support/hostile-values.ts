import fc from 'fast-check';

/** A megabyte of one letter, the maximum size of a body. */
const MEGABYTE = 1_000_000;

/** Texts that have broken servers: invalid in PostgreSQL, slow to normalize, too long, or with special meaning to a parser. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  'e\u0001\u0301',
  '\u202egnp.exe',
  `a${'\u0301'.repeat(31)}`,
  `a${'\u0301\u0316'.repeat(500)}`,
  `https://${'\u0301\u0316'.repeat(100)}.example/`,
  'https://x@evil.test',
  'javascript:alert(1)',
  '//evil.test/',
  '..',
  '__proto__',
  "' or 1=1 --",
  '%',
  '%00',
  '\\',
  '! & | <-> :* ( )',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2147483648',
  '9007199254740993',
  '-1',
  '1e999',
  'NaN',
  'a'.repeat(1000),
];

/** Texts that fit only a body, because an address holds at most 16 KiB. */
export const hugeTexts: readonly string[] = [
  'a'.repeat(MEGABYTE),
  '\u0301\u0316'.repeat(250_000),
  `a${'\u0316'.repeat(30)}`.repeat(16_000),
  '\u{1D160}'.repeat(200_000),
  ' '.repeat(MEGABYTE),
];

const numbers = [0, -0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 + 2, 2 ** 63, 1e308, -1e308, Number.MIN_VALUE];

/** Values that replace any part of a body. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 6, arbitrary: fc.constantFrom(...numbers) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, [], {}, [[]], { toString: 1 }, [null], { length: 2 ** 31 }) },
  { weight: 1, arbitrary: fc.constantFrom(...hugeTexts) },
  { weight: 1, arbitrary: fc.constantFrom(400_000, 100_000).map((length) => Array.from({ length }, () => '')) },
);

/** Whole bodies, as JSON or not. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '2147483648',
  '\u0000',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  `{${Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  `{"text":"${'a'.repeat(MEGABYTE)}"}`,
  'a'.repeat(1_100_000),
];
