import { numberIn } from './row-values.ts';

it('A typed number may have decimals after a point or a comma', () => {
  expect(numberIn(' 52.5 ', 5)).toBe(52.5);
  expect(numberIn('52,5', 5)).toBe(52.5);
  expect(numberIn('٥٢٫٥', 5)).toBe(52.5);
  expect(numberIn('−13.405', 5)).toBe(-13.405);
});

it('A typed number is not guessed from separators of thousands', () => {
  expect(numberIn('100000')).toBe(100_000);
  expect(numberIn('100.000')).toBeNaN();
  expect(numberIn('100,000')).toBeNaN();
  expect(numberIn('1.000.000', 2)).toBeNaN();
});

it('A typed number is empty or wrong', () => {
  expect(numberIn('  ')).toBeNull();
  expect(numberIn('two')).toBeNaN();
  expect(numberIn('0x10')).toBeNaN();
});
