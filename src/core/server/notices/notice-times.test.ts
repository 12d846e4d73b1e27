import { digestTime, digestTimes, endOfQuiet } from './notice-times.ts';

const place = (time_zone: string | null, locale: string | null = null) => ({ time_zone, locale });

test.each([
  ['UTC without a time zone', null, '2026-03-02T10:00:00Z', '2026-03-03T08:00:00Z'],
  ['New York', 'America/New_York', '2026-03-02T10:00:00Z', '2026-03-02T13:00:00Z'],
  ['Berlin on the day when clocks go forward', 'Europe/Berlin', '2026-03-29T00:00:00Z', '2026-03-29T06:00:00Z'],
  ['Berlin on the day when clocks go back', 'Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-25T07:00:00Z'],
  ['Kathmandu', 'Asia/Kathmandu', '2026-03-02T02:15:00Z', '2026-03-03T02:15:00Z'],
])('The mail of a day goes out at eight in %s', (_, zone, now, due) => {
  expect(digestTime('daily', place(zone), new Date(now))).toEqual(new Date(due));
});

test.each([
  ['Monday in Germany', 'de-DE', '2026-03-09T08:00:00Z'],
  ['Sunday in the United States', 'en-US', '2026-03-08T08:00:00Z'],
  ['Saturday in Egypt', 'ar-EG', '2026-03-07T08:00:00Z'],
])('The mail of a week goes out on %s', (_, locale, due) => {
  expect(digestTime('weekly', place(null, locale), new Date('2026-03-04T10:00:00Z'))).toEqual(new Date(due));
});

test('The times for many readers are those for each of them', () => {
  const now = new Date('2026-03-04T10:00:00Z');
  const timeOf = digestTimes(now);
  const zones = ['Europe/Berlin', 'America/New_York', null, 'Europe/Berlin'];
  const readers = zones.flatMap((zone) => ['de-DE', 'en-US', 'ar-EG', null].map((locale) => place(zone, locale)));
  for (const pace of ['daily', 'weekly'] as const) {
    for (const reader of readers) expect(timeOf(pace, reader)).toEqual(digestTime(pace, reader, now));
  }
});

test.each([
  ['before midnight', '2026-03-02T23:30:00Z', '2026-03-03T07:00:00Z'],
  ['after midnight', '2026-03-03T06:59:00Z', '2026-03-03T07:00:00Z'],
  ['at their end', '2026-03-03T07:00:00Z', undefined],
  ['in the afternoon', '2026-03-03T15:00:00Z', undefined],
])('Quiet hours over midnight end in the morning, asked %s', (_, now, end) => {
  expect(endOfQuiet({ from: '22:00', to: '07:00' }, 'UTC', new Date(now))).toEqual(end && new Date(end));
});

test('Quiet hours that end in the hour that is skipped end when it is over', () => {
  const end = endOfQuiet({ from: '01:00', to: '02:30' }, 'Europe/Berlin', new Date('2026-03-29T00:30:00Z'));
  expect(end?.getTime()).toBeGreaterThanOrEqual(Date.parse('2026-03-29T01:00:00Z'));
  expect(end?.getTime()).toBeLessThanOrEqual(Date.parse('2026-03-29T01:30:00Z'));
});

test('Quiet hours that begin when they end are none', () => {
  expect(endOfQuiet({ from: '07:00', to: '07:00' }, 'UTC', new Date('2026-03-02T07:00:00Z'))).toBeUndefined();
});
