import type { PayPeriod } from '#plugins/jobs/contract/salary.ts';
import { periodIn, withoutPeriod } from './pay-period.ts';

test.each<[PayPeriod, string[]]>([
  ['hour', ['hourly', 'per hour', '40 hours', '17/hr', 'per h', 'HOURLY']],
  ['day', ['daily', 'a day', 'days']],
  ['week', ['weekly', 'each week', 'weeks', 'wk']],
  ['month', ['monthly', 'month', 'months', 'mo']],
  ['year', ['annual', 'annually', 'per annum', 'yearly', 'year', 'years', 'yr', 'pa', 'p.a.', 'p.a', 'p a', 'p. a.']],
])('what is paid for the %s', (period, texts) => {
  for (const text of texts) expect([text, periodIn(text)]).toEqual([text, period]);
});

test.each(['', 'Brooklyn', 'halfway', 'today', 'spa', 'pan', 'month and year', 'hourly or daily'])(
  '%j names no period, or several',
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
])('%j without the period that it names is %j', (text, rest) => {
  expect(withoutPeriod(text)).toBe(rest);
});
