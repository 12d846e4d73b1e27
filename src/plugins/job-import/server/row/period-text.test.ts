import type { PayPeriod } from '#plugins/jobs/contract/salary.ts';
import { periodIn, withoutPeriod } from './period-text.ts';

test.each<[PayPeriod, string[]]>([
  ['hour', ['hourly', 'per hour', '40 hours', '17/hr', 'per h', 'HOURLY']],
  ['day', ['daily', 'a day', 'days']],
  ['week', ['weekly', 'each week', 'weeks', 'wk']],
  ['month', ['monthly', 'month', 'months', 'mo']],
  [
    'year',
    [
      'annual',
      'annually',
      'per annum',
      'yearly',
      'year',
      'years',
      'yr',
      'pa',
      'p.a.',
      'p.a',
      'p a',
      'p. a.',
      'jährlich',
      'pro Jahr',
      'سنويا',
      'سالانه',
      'לשנה',
    ],
  ],
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
  ['100 pro Stunde', '100'],
  ['100 im Jahr', '100'],
  ['100 שקל לחודש', '100 שקל'],
  ['from 20 per person per day', 'from 20 per person'],
  ['100', '100'],
  [' 100 ', ' 100 '],
])('%j without its period is %j', (text, rest) => {
  expect(withoutPeriod(text)).toBe(rest);
});
