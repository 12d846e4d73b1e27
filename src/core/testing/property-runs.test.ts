import fc from 'fast-check';
import { type PropertyOptions, propertyOptions, runs } from './property-runs.ts';

/** What a property draws. */
function drawn(options?: PropertyOptions): readonly number[] {
  const values: number[] = [];
  fc.assert(
    fc.property(fc.integer(), (value) => void values.push(value)),
    options,
  );
  return values;
}

test('a property draws the same values in each run, as often as is usual', () => {
  const values = drawn();
  expect(values).toHaveLength(propertyOptions().numRuns);
  expect(drawn()).toEqual(values);
  expect(drawn(propertyOptions())).toEqual(values);
});

test('PROPERTY_SEED draws other values', () => {
  const { seed, numRuns } = propertyOptions();
  const other = propertyOptions({ PROPERTY_SEED: String(seed + 1) });
  expect(other.seed).toBe(seed + 1);
  expect(drawn({ ...other, numRuns })).not.toEqual(drawn());
});

test.each([
  [undefined, 100, 100],
  ['10', 12, 120],
  ['0.3', 25, 8],
  ['0.01', 100, 5],
  [undefined, 1, 5],
])('with the factor %s, %d runs become %d', (factor, count, expected) => {
  expect(runs(count, { PROPERTY_RUNS: factor })).toBe(expected);
});

test('PROPERTY_RUNS applies to the usual number of runs', () => {
  expect(propertyOptions({ PROPERTY_RUNS: '0.5' }).numRuns).toBe(50);
});

test.each(['', '0', '-1', 'many', 'Infinity'])('the factor "%s" is refused', (factor) => {
  expect(() => runs(10, { PROPERTY_RUNS: factor })).toThrow('PROPERTY_RUNS must be');
});

test.each(['one', '1.5', 'Infinity'])('the seed "%s" is refused', (seed) => {
  expect(() => propertyOptions({ PROPERTY_SEED: seed })).toThrow('PROPERTY_SEED must be');
});
