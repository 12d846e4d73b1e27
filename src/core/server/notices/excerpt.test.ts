import { excerpt } from './excerpt.ts';

test('An excerpt keeps a short text as it is', () => {
  expect(excerpt('Come on Monday.\nBring a pen.')).toBe('Come on Monday.\nBring a pen.');
});

test.each([
  ['a letter of one byte', 'a', 2400],
  ['a letter of three bytes', 'あ', 800],
  ['a character of four bytes', '🌱', 600],
])('An excerpt is cut at the last whole %s', (_, letter, length) => {
  expect(excerpt(letter.repeat(2401))).toBe(`${letter.repeat(length)}…`);
  expect(excerpt(`xy${letter.repeat(2401)}`)).toMatch(new RegExp(`^xy${letter}+…$`, 'u'));
});
