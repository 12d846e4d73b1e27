import type { PayPeriod } from '#plugins/jobs/contract/salary.ts';
import { currencyIn, parseNumber, parseRange, periodIn, withoutCurrency, withoutPeriod } from './salary-text.ts';

test.each([
  ['0', 0],
  ['17.5', 17.5],
  ['20.3706', 20.3706],
  ['1,000', 1000],
  ['999,000', 999_000],
  ['1,234,567.25', 1_234_567.25],
  ['123456789012345', 123_456_789_012_345],
])('%s is a number', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['', '-5', 'x5', '5x', '5 ', '1,00', '1,0000', '1,000,00', '1.', '.5', '1e5', '1234567890123456', '1.1234567890', '10,00,000'])(
  '%j is not a number',
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
])('%j has no unambiguous amounts', (text) => {
  expect(parseRange(text)).toBeUndefined();
});

test.each([
  ['€ 100', 'EUR'],
  ['£100', 'GBP'],
  ['US$100', 'USD'],
  ['₹100', 'INR'],
  ['100 ₽', 'RUB'],
  ['₺100', 'TRY'],
  ['100 CHF', 'CHF'],
  ['€100 to EUR 200', 'EUR'],
  ['ANY 100 EUR', 'EUR'],
])('%s is in %s', (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});

test.each(['100', '$100', '100 eur', 'EUROS', '€100 or £90', 'ABC 100'])('%s has not exactly one currency', (text) => {
  expect(currencyIn(text)).toBeUndefined();
});

test.each([
  ['€100', '100'],
  [' EUR 100 ', '100'],
  ['100CHF', '100CHF'],
  ['10EUR to20', '10EUR to20'],
  ['10€to €20', '10 to  20'],
  ['$100', '100'],
  ['ABC 100', 'ABC 100'],
])('%j without its currencies is %j', (text, rest) => {
  expect(withoutCurrency(text)).toBe(rest);
});

test.each<[PayPeriod, string[]]>([
  ['hour', ['hourly', 'per hour', '40 hours', '17/hr', 'per h', 'HOURLY']],
  ['day', ['daily', 'a day', 'days']],
  ['week', ['weekly', 'each week', 'weeks', 'wk']],
  ['month', ['monthly', 'month', 'months', 'mo']],
  ['year', ['annual', 'annually', 'per annum', 'yearly', 'year', 'years', 'yr', 'pa', 'p.a.', 'p.a', 'p a', 'p. a.']],
])('words for the period %s', (period, texts) => {
  for (const text of texts) expect([text, periodIn(text)]).toEqual([text, period]);
});

test.each(['', 'Brooklyn', 'halfway', 'today', 'spa', 'pan', 'month and year', 'hourly or daily'])(
  '%j has not exactly one period',
  (text) => {
    expect(periodIn(text)).toBeUndefined();
  },
);

test.each([
  ['100 per hour', '100'],
  ['100/hr', '100'],
  ['100 / day', '100'],
  ['100 a week', '100'],
  ['100 an hour', '100'],
  ['100 each month', '100'],
  ['hourly 100', '100'],
  ['100 p.a.', '100'],
  ['from 20 per person per day', 'from 20 per person'],
  ['100', '100'],
  [' 100 ', ' 100 '],
])('%j without its period is %j', (text, rest) => {
  expect(withoutPeriod(text)).toBe(rest);
});
