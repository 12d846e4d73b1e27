import { z } from '#core/contract/schema.ts';
import { hasTooManyValues } from './body-size.ts';
import { validInput } from './validate-input.ts';

const listOf = (length: number): readonly unknown[] => Array.from({ length }, () => 0);

test.each<[string, unknown, boolean]>([
  ['nothing', undefined, false],
  ['a text', 'a'.repeat(1_000_000), false],
  ['a list of 20,000 values', listOf(20_000), false],
  ['a list of 20,001 values', listOf(20_001), true],
  ['lists in a list with 20,100 values', Array.from({ length: 100 }, () => listOf(200)), true],
  ['an object with 20,001 keys', Object.fromEntries(listOf(20_001).map((_, at) => [`k${at}`, null])), true],
  ['lists of which each is the only item of another one', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`), false],
])('%s is counted', (_what, body, isTooMuch) => {
  expect(hasTooManyValues(body)).toBe(isTooMuch);
});

test('a body with too many values is refused before its contract looks at one', () => {
  const look = jest.fn();
  const body = z.object({ rows: z.array(z.array(z.number().check(look))) });
  expect(() => validInput({ body }, { query: {}, body: { rows: Array.from({ length: 200 }, () => listOf(200)) } })).toThrow(
    'payload-too-large',
  );
  expect(look).not.toHaveBeenCalled();
});
