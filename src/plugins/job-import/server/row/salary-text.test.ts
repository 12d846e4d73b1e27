import { readAmount, readRange } from './salary-text.ts';

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
  ['zwischen 30000 und 40000', 30_000, 40_000],
  ['30 000–35 000', 30_000, 35_000],
  ['45.000,00', 45_000, 45_000],
  ['1,5', 1.5, 1.5],
  ['450,-', 450, 450],
  ['450,- bis 500,-', 450, 500],
  ['45 Tsd.', 45_000, 45_000],
  ['4,5 Mio', 4_500_000, 4_500_000],
  ['6 lakh', 600_000, 600_000],
  ['٥٠٠٠ إلى ٦٠٠٠', 5000, 6000],
  ['از ۳۰۰۰ تا ۴۰۰۰', 3000, 4000],
  ['ca. 45000 brutto', 45_000, 45_000],
  ['ab 45000', 45_000, undefined],
  ['bis zu 500', undefined, 500],
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
  expect(readRange(text, undefined)).toEqual({ kind: 'read', min, max });
});

test.each([
  '',
  'competitive',
  '30000 or 40000',
  '10-20-30',
  '45m',
  'x 500',
  'pay up to 500',
  'paid from 500',
  '500+ and more',
  '+500',
  '500 x+',
])('%j has no unambiguous amounts', (text) => {
  expect(readRange(text, undefined)).toBeUndefined();
});

test.each([
  ['45.000', 'point', 45],
  ['45.000', 'comma', 45_000],
  ['45,000', 'point', 45_000],
  ['45,000', 'comma', 45],
  ['4.500k', 'comma', 4_500_000],
] as const)('the amount %s, where the %s is the decimal sign, is %d', (text, decimal, value) => {
  expect(readAmount(text, decimal)).toMatchObject({ kind: 'read', value });
});

test.each([
  ['45.000', 45_000, 45],
  ['30,000 - 35,000', 30_000, 30],
  ['from 4.500 to 5000', 4500, 4.5],
  ['45.5 to 4.500', 4500, 4.5],
  ['4.350k', 4_350_000, 4350],
])('the text %s has two readings without a decimal sign', (text, one, other) => {
  expect(readRange(text, undefined)).toEqual({ kind: 'open', one, other });
});
