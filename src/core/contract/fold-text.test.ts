import fc from 'fast-check';
import { foldText, splitWords } from './fold-text.ts';

test.each([
  ['CAFÉ', 'cafe'],
  ['İstanbul', 'istanbul'],
  ['ＡＢＣ', 'abc'],
  ['ℂ𝐍', 'cn'],
  ['Straße', 'straße'],
  ['ﬁne', 'fine'],
  ['한', '한'.normalize('NFD')],
])('%p folds to %p', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folded text stays the same when it is folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test.each([
  ['senior  c++/c# engineer (m/f)', ['senior', 'c', 'c', 'engineer', 'm', 'f']],
  ["l'ingenieur 3", ['l', 'ingenieur', '3']],
  [' - ', []],
])('%p has the words %p', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
