import fc from 'fast-check';
import { isNearBeginning, isNearName } from './forgiving-words.ts';

test.each([
  ['frnace', 'france', 'letters that changed places'],
  ['frnac', 'france', 'letters that changed places in a beginning'],
  ['jvaa', 'java', 'letters that changed places in a short word'],
  ['framce', 'france', 'another letter'],
  ['jrance', 'france', 'another first letter'],
  ['frace', 'france', 'a missing letter'],
  ['rance', 'france', 'a missing first letter'],
  ['frannce', 'france', 'one letter too many'],
  ['francee', 'france', 'one letter too many at the end'],
  ['فرنس', 'فرنسا', 'a beginning'],
])('%s is near %s: %s', (typed, word) => {
  expect(isNearBeginning(typed, word)).toBe(true);
});

test.each([
  ['fnrcae', 'france', 'two mistakes'],
  ['ira', 'iran', 'fits'],
  ['irn', 'iran', 'is too short'],
  ['frances', 'fr', 'is much longer'],
])('%s beside %s: %s', (typed, word, why) => {
  expect(isNearBeginning(typed, word)).toBe(why === 'fits');
});

test.each([
  ['frnace', 'France', true],
  ['Untied kingdm', 'United Kingdom', true],
  ['kingdom untied', 'United Kingdom', true],
  ['Cote dIvoire', 'Côte d’Ivoire', true],
  ['cote ivoir', 'Côte d’Ivoire', true],
  ['united', 'France', false],
  ['', 'France', false],
  ['...', 'France', false],
])('the text %j is near the name %j: %s', (typed, name, expected) => {
  expect(isNearName(typed, name)).toBe(expected);
});

test('a word with any one mistake is near itself', () => {
  const word = fc
    .string({ unit: fc.constantFrom('a', 'b', 'c', '\u00fc', '\u{1F335}'), minLength: 5, maxLength: 9 })
    .map((text) => [...text]);
  const mistake = fc.constantFrom('add', 'leave', 'change', 'swap');
  fc.assert(
    fc.property(word, mistake, fc.nat({ max: 3 }), (letters, kind, at) => {
      const typed = [...letters];
      if (kind === 'add') typed.splice(at, 0, 'x');
      if (kind === 'leave') typed.splice(at, 1);
      if (kind === 'change') typed.splice(at, 1, 'x');
      if (kind === 'swap') typed.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
      expect(isNearBeginning(typed.join(''), letters.join(''))).toBe(true);
    }),
  );
});
