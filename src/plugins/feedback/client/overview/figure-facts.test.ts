import { noFigures } from '../testing/sample-feedback.ts';
import { busiestWeek, frequentKind, isEmpty, openCount, overallRating, roundedTime, startOfDay } from './figure-facts.ts';

const kinds = (idea: number, problem: number, praise = 0) => ({
  byKind: [
    { kind: 'idea' as const, count: idea },
    { kind: 'problem' as const, count: problem },
    { kind: 'praise' as const, count: praise },
  ],
});

test.each([
  ['most of more than half', kinds(1, 2), { kind: 'problem', share: 'most' }],
  ['often up to half', kinds(1, 2, 1), { kind: 'problem', share: 'often' }],
  ['none when two share the first place', kinds(2, 2, 1), undefined],
  ['none without messages', kinds(0, 0), undefined],
])('the most frequent kind is %s', (_case, figures, found) => {
  expect(frequentKind(figures)).toEqual(found);
});

test('open messages are the new, triaged and started ones', () => {
  const byState = noFigures.byState.map(({ state }, index) => ({ state, count: 10 ** index }));
  expect(openCount({ byState })).toBe(111);
});

test('the busiest week is the latest of several', () => {
  const weeks = [3, 5, 5, 1].map((count, index) => ({ start: `2026-03-0${index + 1}`, count, rated: 0, meanRating: null }));
  expect(busiestWeek(weeks)?.start).toBe('2026-03-03');
  expect(busiestWeek(noFigures.weeks)).toBeUndefined();
});

test('the mean of all ratings weighs each week by its number of ratings', () => {
  const week = { start: '2026-03-02', count: 9 };
  const weeks = [
    { ...week, rated: 1, meanRating: 5 },
    { ...week, rated: 0, meanRating: null },
    { ...week, rated: 3, meanRating: 1 },
  ];
  expect(overallRating(weeks)).toEqual({ mean: 2, count: 4 });
  expect(overallRating(noFigures.weeks)).toBeUndefined();
});

test.each([
  [0, 'minutes', 1],
  [59.9, 'minutes', 59],
  [60, 'hours', 1],
  [89, 'hours', 1],
  [47.4 * 60, 'hours', 47],
  [48 * 60, 'days', 2],
  [10 * 24 * 60, 'days', 10],
])('%d minutes are told as %s: %d', (minutes, unit, count) => {
  expect(roundedTime(minutes)).toEqual({ unit, count });
});

test('only spam is not an empty period', () => {
  expect(isEmpty(noFigures)).toBe(true);
  const byState = noFigures.byState.map(({ state }) => ({ state, count: state === 'spam' ? 1 : 0 }));
  expect(isEmpty({ ...noFigures, byState })).toBe(false);
});

test('a day begins in the time zone of the reader', () => {
  expect(new Date(startOfDay('2026-03-02'))).toEqual(new Date(2026, 2, 2));
});
