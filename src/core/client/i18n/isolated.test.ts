import { forSentence, isolated } from './isolated.ts';

const START = '\u2068';
const END = '\u2069';

describe('A value in a sentence', () => {
  test.each([
    ['en', 'Nord AS'],
    ['en', '3 days ago'],
    ['ar', 'منذ ٣ أيام'],
    ['fa', '۱۲٫۵'],
    ['he', '10–20'],
  ])('stays unchanged in %s if it has the same direction: %s', (language, value) => {
    expect(forSentence(value, language)).toBe(value);
  });

  test.each([
    ['en', 'شركة النور'],
    ['de', 'Café عمر'],
    ['ar', 'Nord AS'],
    ['he', 'ערוץ 10 News'],
    ['fa', 'C++'],
  ])('is isolated in %s if it has letters of the opposite direction: %s', (language, value) => {
    expect(forSentence(value, language)).toBe(START + value + END);
  });

  test('is not isolated a second time', () => {
    expect(forSentence(isolated('Nord'), 'ar')).toBe(`${START}Nord${END}`);
  });
});
