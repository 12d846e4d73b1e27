import fc from 'fast-check';
import { codeOf, textKey, wordsOf } from './text-key.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 400 });

describe('textKey', () => {
  test.each([
    ['Café  NORD ', 'cafe nord'],
    ['İstanbul', 'istanbul'],
    ['Ｃ＋＋ Developer', 'c++ developer'],
    ['서울 Nurse', '서울 nurse'],
    ['C#', 'c#'],
    ['¸', '¸'],
    [' \u0301 ', '\u0301'],
    [' \u2003', ''],
  ])('of %p is %p', (text, key) => {
    expect(textKey(text)).toBe(key);
  });

  test('is its own key, has at most 200 code points, and ignores case', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const key = textKey(text);
        expect(textKey(key)).toBe(key);
        expect([...key].length).toBeLessThanOrEqual(200);
        expect(textKey(text.toLowerCase())).toBe(key);
      }),
    );
  });
});

describe('wordsOf', () => {
  test.each([
    ['Senior  C++/C# engineer (m/f)', ['senior', 'c', 'c', 'engineer', 'm', 'f']],
    ['Ångström-Straße 3', ['angstrom', 'straße', '3']],
    ["l'ingénieur", ['l', 'ingenieur']],
    ['  ', []],
  ])('of %p are %p', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('are only letters and digits, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,64}$/u);
      }),
    );
  });
});

describe('codeOf', () => {
  test.each([
    ['Health Care Provider', 'health-care-provider'],
    ['Policy, Research & Analysis', 'policy-research-analysis'],
    ['---', undefined],
    [`${'x'.repeat(63)}\u{10330}`, 'x'.repeat(63)],
    [`${'x'.repeat(62)}\u{10330}`, `${'x'.repeat(62)}\u{10330}`],
  ])('of %p is %p', (name, code) => {
    expect(codeOf(name)).toBe(code);
  });
});
