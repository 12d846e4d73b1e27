import { chooseScreens } from '../e2e/screens/chosen-screens.ts';
import { PAIRWISE, readCombinations } from '../e2e/screens/combinations.ts';
import type { Screen } from '../e2e/screens/screen.ts';

const screensNamed = (...names: readonly string[]): Screen[] => names.map((name) => ({ name, who: 'visitor', route: '/' }));

describe('SCREEN_COMBINATIONS', () => {
  it('gives each screen the eight combinations of every pair when absent', () => {
    expect(PAIRWISE).toHaveLength(8);
    expect(readCombinations(undefined)('landing')).toEqual(PAIRWISE);
  });

  it('gives two combinations for "two"', () => {
    expect(readCombinations('two')('landing')).toEqual([
      { width: 1280, theme: 'light', language: 'en' },
      { width: 360, theme: 'dark', language: 'ar' },
    ]);
  });

  it.each(['landing', 'job-form', 'صفحة'])('gives the screen "%s" another combination for each of eight consecutive numbers', (name) => {
    for (const first of [0, 3, 20_646]) {
      const shown = Array.from({ length: 8 }, (_, index) => readCombinations(String(first + index))(name));
      expect(shown.flat()).toHaveLength(8);
      expect(new Set(shown.flat())).toEqual(new Set(PAIRWISE));
    }
  });

  it('gives different screens different combinations for one number', () => {
    const of = readCombinations('7');
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap(of))).toEqual(new Set(PAIRWISE));
  });

  it.each(['', 'all', '-1', '1.5', '1e3', '99999999999999999999'])('is refused as "%s"', (choice) => {
    expect(() => readCombinations(choice)).toThrow(`SCREEN_COMBINATIONS is "two" or a whole number, not "${choice}".`);
  });
});

describe('SCREENS', () => {
  it('chooses all screens when absent', () => {
    expect(chooseScreens(screensNamed('a', 'b'), undefined)).toEqual(screensNamed('a', 'b'));
  });

  it('chooses the named screens in their own order', () => {
    expect(chooseScreens(screensNamed('a', 'b', 'c'), '["c","a"]')).toEqual(screensNamed('a', 'c'));
  });

  it('is refused with the names that no screen has', () => {
    expect(() => chooseScreens(screensNamed('a'), '["a","x","y"]')).toThrow('SCREENS has names that no screen has: x, y.');
  });

  it.each(['', 'a', '{"a":1}', '[1]'])('is refused as %s', (choice) => {
    expect(() => chooseScreens(screensNamed('a'), choice)).toThrow(`SCREENS is a JSON array of names of screens, not ${choice}.`);
  });
});
