import fc from 'fast-check';
import { askedWords } from '#core/contract/search-text/asked-words.ts';
import { sentenceWith } from './sentence-with.ts';

const formsOf = (typed: string) => askedWords(typed).map(({ forms }) => forms);
const found = (text: string, typed: string) => sentenceWith(text, formsOf(typed));

test.each([
  ['We build ships. You know SQL and Tableau! Apply now.', 'tableau', 'You know SQL and Tableau!'],
  ['Knows SQL.\nKnows Tableau and SQL.', 'sql tableau', 'Knows Tableau and SQL.'],
  ['• First aid\n• Forklift licence', 'forklift', 'Forklift licence'],
  ['Every café nearby.', 'cafe', 'Every café nearby.'],
  ['Mit Müllern arbeiten. Danach ruhen.', 'mueller', 'Mit Müllern arbeiten.'],
  ['We write JavaScript. We like Java.', 'java', 'We like Java.'],
  ['نبحث عن مهندس. يعمل في دبي.', 'دبي', 'يعمل في دبي.'],
  ['我们招聘工程师。工作地点在北京。', '北京', '工作地点在北京。'],
])('of %j, the sentence with %p is %j', (text, typed, sentence) => {
  expect(found(text, typed)).toBe(sentence);
});

test('a text without the words has no such sentence', () => {
  expect([found('We build ships.', 'tableau'), found('', 'tableau'), found('...\n---', 'tableau')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a long sentence is cut around the word, between words', () => {
  const text = `${'before '.repeat(40)}Tableau ${'after '.repeat(40)}`;
  const part = found(text, 'tableau') ?? '';
  expect(part).toMatch(/^… (before )+Tableau( after)+ …$/);
  expect(part.length).toBeLessThanOrEqual(160);
});

test('a long sentence is cut around a word with accents, too', () => {
  expect(found(`${'before '.repeat(40)}Café ${'after '.repeat(40)}`, 'cafe')).toContain(' Café ');
});

test('a word far behind the beginning is found as it was typed, and of a long text only the beginning is folded', () => {
  const far = `${'before '.repeat(1500)}Café, Tableau.`;
  expect([found(far, 'tableau'), found(far, 'cafe')]).toEqual([expect.stringContaining('Tableau'), undefined]);
});

test('an excerpt has at most 160 characters, and a word that was found as it is written', async () => {
  const word = fc.constantFrom('tableau', 'sql', 'ships', 'Ångström', 'x', 'مهندس', '北京', '😀');
  const gap = fc.constantFrom(' ', '. ', '\n', ', ', '', '  ');
  const text = fc.array(fc.tuple(word, gap), { maxLength: 120 }).map((parts) => parts.flat().join(''));
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      const part = found(given, 'tableau');
      if (/(?<![\p{L}\p{N}\p{M}])tableau(?![\p{L}\p{N}\p{M}])/u.test(given)) expect(part).toContain('tableau');
      expect((part ?? '').length).toBeLessThanOrEqual(160);
      expect((part ?? '').isWellFormed()).toBe(true);
    }),
  );
});
