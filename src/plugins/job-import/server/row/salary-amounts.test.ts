import { parseNumber, parseRange } from './salary-amounts.ts';

test.each([
  ['0', 0],
  ['17.5', 17.5],
  ['20.3706', 20.3706],
  ['1,000', 1000],
  ['999,000', 999_000],
  ['1,234,567.25', 1_234_567.25],
  ['123456789012345', 123_456_789_012_345],
])('the number %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['', '-5', 'x5', '5x', '5 ', '1,00', '1,0000', '1,000,00', '1.', '.5', '1e5', '1234567890123456', '1.1234567890', '10,00,000'])(
  '%j is no number',
  (text) => {
    expect(parseNumber(text)).toBeUndefined();
  },
);

test.each([
  ['30000', 30_000, 30_000],
  [' 30000 ', 30_000, 30_000],
  ['45k', 45_000, 45_000],
  ['45K', 45_000, 45_000],
  ['4.5 k', 4500, 4500],
  ['17.5', 17.5, 17.5],
  ['17.50', 17.5, 17.5],
  ['20.3706', 20.3706, 20.3706],
  ['1,250,000', 1_250_000, 1_250_000],
  ['30000-40000', 30_000, 40_000],
  ['30000 – 40000', 30_000, 40_000],
  ['30000 — 40000', 30_000, 40_000],
  ['30000 to 40000', 30_000, 40_000],
  ['30000 AND 40000', 30_000, 40_000],
  ['  30,000  -  40,000.50  ', 30_000, 40_000.5],
  ['up to 500', undefined, 500],
  ['Up to   500', undefined, 500],
  ['from 500', 500, undefined],
  ['Starting at  500', 500, undefined],
  ['500+', 500, undefined],
  ['45k +', 45_000, undefined],
  ['0', undefined, undefined],
  ['0-500', undefined, 500],
  ['500-0', 500, undefined],
])('the amounts in %j are %p to %p', (text, min, max) => {
  expect(parseRange(text)).toEqual({ min, max });
});

test.each([
  '',
  'competitive',
  '30.000',
  '1,5',
  '12,34',
  '30000 or 40000',
  '10-20-30',
  '45m',
  'x 500',
  'pay up to 500',
  'paid from 500',
  '500+ and more',
  '+500',
  '500 x+',
])('%j has no amounts that are certain', (text) => {
  expect(parseRange(text)).toBeUndefined();
});
