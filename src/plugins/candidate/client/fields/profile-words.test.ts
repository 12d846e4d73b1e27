import { LANGUAGE_CODES } from '#core/contract/language-codes.ts';
import { wordsIn } from './profile-words.ts';

describe('The words of a profile', () => {
  it('name months of the Gregorian calendar in every language', () => {
    expect(wordsIn('en').month('2021-09')).toBe('Sep 2021');
    expect(wordsIn('de').month('2021-03')).toBe('März 2021');
    expect(wordsIn('fa').month('2021-09')).toContain('۲۰۲۱');
  });

  it.each([
    ['2021-09', '2021-09', '1 month'],
    ['2019-02', '2021-08', '2 years, 7 months'],
    ['2020-01', '2020-12', '1 year'],
  ])('count both the first and the last month from %s to %s', (start, end, words) => {
    expect(wordsIn('en').span(start, end)).toBe(words);
  });

  it.each([
    ['2019', '2021', '2 years'],
    ['2019-03', '2021', '2 years'],
    ['2019', '2024-11', '5 years'],
    ['2019', '2019', ''],
  ])('count whole years from %s to %s, where a month is missing', (start, end, words) => {
    expect(wordsIn('en').span(start, end)).toBe(words);
  });

  it('name a year without a month', () => {
    expect(wordsIn('en').month('2021')).toBe('2021');
    expect(wordsIn('fa').month('2021')).toBe('۲۰۲۱');
  });

  it('show a year without digit grouping', () => {
    expect(wordsIn('en').year(2029)).toBe('2029');
  });

  it.each(['en', 'ar', 'de', 'fa', 'he'])('show each language under a distinct name in %s', (locale) => {
    const { language } = wordsIn(locale);
    const languages = LANGUAGE_CODES.map((value) => ({ value, label: language(value) }));
    expect(new Set(languages.map(({ label }) => label)).size).toBe(languages.length);
    expect(languages.filter(({ value, label }) => value === label)).toEqual([]);
  });
});
