import { forSentence, isolated } from './isolated.ts';

const START = '\u2068';
const END = '\u2069';

test.each([
  ['en', 'Nord AS'],
  ['en', '3 days ago'],
  ['ar', 'منذ ٣ أيام'],
  ['fa', '۱۲٫۵'],
  ['he', '10–20'],
])('A value in a sentence stays unchanged in %s if it has the same direction: %s', (language, value) => {
  expect(forSentence(value, language)).toBe(value);
});

test.each([
  ['en', 'شركة النور'],
  ['de', 'Café عمر'],
  ['ar', 'Nord AS'],
  ['he', 'ערוץ 10 News'],
  ['fa', 'C++'],
])('A value in a sentence is isolated in %s if it has letters of the opposite direction: %s', (language, value) => {
  expect(forSentence(value, language)).toBe(START + value + END);
});

test('A value in a sentence is not isolated a second time', () => {
  expect(forSentence(isolated('Nord'), 'ar')).toBe(`${START}Nord${END}`);
});
