import { payHints, skillHints, textHints, titleHints } from './hints.ts';

const keys = (hints: readonly { key: string }[]): string[] => hints.map(({ key }) => key);

describe('a hint about the quality of a posting', () => {
  it('is given for a title of more than 60 characters', () => {
    expect(keys(titleHints('x'.repeat(60), 'en'))).toEqual([]);
    expect(keys(titleHints('x'.repeat(61), 'en'))).toEqual(['titleLong']);
  });

  it.each([
    [0, []],
    [399, ['textShort']],
    [400, []],
    [6000, []],
    [6001, ['textLong']],
  ])('for a text of %d characters is %j', (length, expected) => {
    expect(keys(textHints('x'.repeat(length), 'en'))).toEqual(expected);
  });

  it('is given for a pay that is wider than three-fold', () => {
    expect(keys(payHints({ min: 100, max: 300 }))).toEqual([]);
    expect(keys(payHints({ min: 100, max: 301 }))).toEqual(['payWide']);
    for (const open of [
      { min: null, max: 9 },
      { min: 9, max: null },
      { min: 0, max: 9 },
      { min: Number.NaN, max: 9 },
    ]) {
      expect(keys(payHints(open))).toEqual([]);
    }
  });

  it('is given for a posting with a text and without skills', () => {
    expect([keys(skillHints([], '')), keys(skillHints([], 'Text')), keys(skillHints([{ name: 'Welding' }], 'Text'))]).toEqual([
      [],
      ['noSkills'],
      [],
    ]);
  });

  it.each([
    ['en', 'We look for a Salesman.', 'Salesman', 'salesperson'],
    ['de', 'Wir suchen eine Krankenschwester!', 'Krankenschwester', 'Pflegefachkraft'],
    ['ar', 'نبحث عن الممرضة المناسبة', 'الممرضة', 'طاقم تمريض'],
    ['fa', 'استخدام منشی خانم', 'خانم', 'همکار'],
    ['he', 'דרושה מזכירה למשרד', 'מזכירה', 'מזכיר/ה'],
  ])('in %s names a gendered word with a neutral one', (language, title, word, neutral) => {
    expect(titleHints(title, language)).toEqual([{ key: 'gendered', values: { word, neutral } }]);
  });

  it('is only given for whole words, in the language of the posting, and once for each word', () => {
    expect(titleHints('Salesmanship and Foremanry', 'en')).toEqual([]);
    expect(titleHints('Salesman', 'de')).toEqual([]);
    expect(titleHints('Salesman', '')).toEqual([]);
    expect(titleHints('Salesman, salesman, SALESMAN', 'en')).toHaveLength(1);
    expect(titleHints('toString constructor', 'en')).toEqual([]);
  });
});
