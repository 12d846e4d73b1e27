import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { isSafePattern } from './pattern-subset.ts';

test.each([
  '(a+)+',
  '(?:a+)+',
  'a*',
  'a+',
  '.*',
  '(a|a)*',
  '(?:a?){9}',
  '(a)\\1',
  '(?=a)a',
  '(?<!a)a',
  'a{1,}',
  'a{100}',
  'a{9,1}',
  '^a$',
  '(?:a',
  'a)',
  '[^a]',
  'a??',
  '\\u{61}',
  '\\p{L}',
  'é',
  '(?:(?:(?:(?:a))))',
  // Each of these is a sequence of permitted parts, but too many ways lead through them.
  '\\d{1,99}'.repeat(5),
  '(?:a|a|a)'.repeat(13),
  '(?:a?b?)?'.repeat(10),
])('the pattern %j is refused', (pattern) => {
  expect(isSafePattern(pattern)).toBe(false);
});

test.each(['\\d{5}', '[A-Z]{1,2}\\d[A-Z0-9]? ?\\d[A-Z]{2}', '(?:LV-)?\\d{4}', 'AB|(?:C|D{2,3})', '[A-Z]?\\d{4}(?:[A-Z]{3})?', ''])(
  'the pattern %j is accepted',
  (pattern) => expect(isSafePattern(pattern)).toBe(true),
);

const atom = fc.constantFrom('a', 'b', '\\d', '\\w', '[a-b]', '[A-Z0-9]', '-', '\\+', ' ');
const repetition = fc.oneof(
  fc.constantFrom('', '', '?', '*', '+'),
  fc.tuple(fc.nat(12), fc.nat(99)).map(([fewest, more]) => `{${fewest},${fewest + more}}`),
  fc.nat(99).map((count) => `{${count}}`),
);
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(atom, repetition).map((both) => both.join('')),
    fc.tuple(tie('pattern'), fc.constantFrom('', '?')).map(([inner, optional]) => `(?:${inner})${optional}`),
    fc.tuple(tie('part'), tie('part')).map((both) => both.join('|')),
  ),
  pattern: fc.array(tie('part'), { maxLength: 8 }).map((parts) => parts.join('')),
}));

test('an accepted pattern finishes on long texts that nearly match', () => {
  let accepted = 0;
  fc.assert(
    fc.property(pattern, fc.constantFrom('a', 'b', '1', 'ab', 'A', '-', ' '), (made, unit) => {
      if (!isSafePattern(made)) return;
      accepted += 1;
      const expression = new RegExp(`^(?:${made})$`, 'u');
      // Without a limit on the ways, some of these run for minutes.
      for (const length of [20, 500, 5000]) expect(expression.test(`${unit.repeat(length)}!`)).toBe(false);
    }),
    { numRuns: runs(3000) },
  );
  expect(accepted).toBeGreaterThan(100);
});

test('an accepted pattern stays accepted as a part of an optional group, up to the limits', () => {
  fc.assert(
    fc.property(pattern, (made) => {
      if (isSafePattern(`(?:${made})?`)) expect(isSafePattern(made)).toBe(true);
    }),
  );
});
