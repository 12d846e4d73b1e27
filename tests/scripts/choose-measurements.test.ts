import { chooseMeasurements } from '../../scripts/bench/choose-measurements.ts';

const NAMES = ['start', 'postings', 'search', 'notices'];
const NEEDS = { search: ['postings'] };

test('Without names, all measurements run', () => {
  expect(chooseMeasurements([], NAMES, NEEDS)).toEqual(NAMES);
});

test('Only the named measurements run, in the usual order, after those whose data they need', () => {
  expect(chooseMeasurements(['notices', 'search'], NAMES, NEEDS)).toEqual(['postings', 'search', 'notices']);
  expect(chooseMeasurements(['start', 'start'], NAMES, NEEDS)).toEqual(['start']);
});

test('An unknown name is refused with the names that there are', () => {
  expect(chooseMeasurements(['serach'], NAMES, NEEDS)).toBe(
    'There is no measurement "serach". The measurements are start, postings, search, notices.',
  );
});
