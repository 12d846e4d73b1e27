import { weekStarts } from './figures-weeks.ts';

const HOUR = 3_600_000;

/** The starts as text, oldest first. The last one is that of the next week. */
const starts = (zone: string, now: string, { firstDay = 1, weeks = 1 } = {}) =>
  weekStarts({ zone, firstDay, weeks, now: new Date(now) })?.map(({ date, at }) => `${date} ${at.toISOString()}`);

test('the present week is the last one, and the next week ends it', () => {
  expect(starts('UTC', '2026-03-04T12:00:00Z', { weeks: 3 })).toEqual([
    '2026-02-16 2026-02-16T00:00:00.000Z',
    '2026-02-23 2026-02-23T00:00:00.000Z',
    '2026-03-02 2026-03-02T00:00:00.000Z',
    '2026-03-09 2026-03-09T00:00:00.000Z',
  ]);
});

test.each([
  [1, '2026-03-02'],
  [2, '2026-03-03'],
  [3, '2026-03-04'],
  [4, '2026-02-26'],
  [5, '2026-02-27'],
  [6, '2026-02-28'],
  [7, '2026-03-01'],
])('on a Wednesday, a week that begins on day %i began on %s', (firstDay, date) => {
  expect(starts('UTC', '2026-03-04T12:00:00Z', { firstDay })?.[0]).toBe(`${date} ${date}T00:00:00.000Z`);
});

test.each([
  ['Pacific/Kiritimati', '2026-03-01T09:59:59.999Z', '2026-02-23 2026-02-22T10:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-01T10:00:00Z', '2026-03-02 2026-03-01T10:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-02T07:59:59.999Z', '2026-02-23 2026-02-23T08:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-02T08:00:00Z', '2026-03-02 2026-03-02T08:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02 2026-03-01T18:15:00.000Z'],
  ['Pacific/Chatham', '2026-03-01T10:15:00Z', '2026-03-02 2026-03-01T10:15:00.000Z'],
])('in %s, it is %s in the week from %s', (zone, now, start) => {
  expect(starts(zone, now)?.[0]).toBe(start);
});

test.each([
  ['Europe/Berlin', '2026-03-25T12:00:00Z', 167],
  ['Europe/Berlin', '2026-10-21T12:00:00Z', 169],
  ['America/New_York', '2026-03-04T12:00:00Z', 167],
  ['America/New_York', '2026-10-28T12:00:00Z', 169],
  ['Australia/Lord_Howe', '2026-04-01T12:00:00Z', 168.5],
  ['Asia/Tokyo', '2026-03-25T12:00:00Z', 168],
])('the week in %s around %s has %d hours', (zone, now, hours) => {
  const [first, next] = weekStarts({ zone, firstDay: 1, weeks: 1, now: new Date(now) }) ?? [];
  expect(((next?.at.getTime() ?? 0) - (first?.at.getTime() ?? 0)) / HOUR).toBe(hours);
});

test.each([
  // Clocks went from 00:00 to 01:00 on that day.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', 7],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 5],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', 7],
])('in %s, where midnight is skipped, %s begins at its first minute', (zone, date, at, firstDay) => {
  expect(starts(zone, `${date}T12:00:00Z`, { firstDay })?.[0]).toBe(`${date} ${at}`);
});

test('a day that a zone skips begins with the next one', () => {
  // Samoa had no 30 December 2011, a Friday.
  expect(starts('Pacific/Apia', '2012-01-02T12:00:00Z', { firstDay: 5 })?.[0]).toBe('2011-12-30 2011-12-30T10:00:00.000Z');
});

test.each(['Mars/Olympus', 'Europe/Berlin2', '+01:00', '-0800', '', 'de', "Europe'; drop table"])('there is no zone %j', (zone) => {
  expect(starts(zone, '2026-03-04T12:00:00Z')).toBeUndefined();
});

test('a zone is known by its other names, in any case', () => {
  const now = '2026-03-04T12:00:00Z';
  expect(starts('europe/berlin', now)).toEqual(starts('Europe/Berlin', now));
  expect(starts('Asia/Calcutta', now)).toEqual(starts('Asia/Kolkata', now));
});
