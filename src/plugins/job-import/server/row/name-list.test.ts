import { firstName } from './name-list.ts';

test.each(['', '   ', '\n;|\n', ' ; '])('%j has no name', (text) => {
  expect(firstName(text)).toBeUndefined();
});

test.each([
  ['  Ship \t repair  ', 'Ship repair'],
  ['\n ; Welding | Sales', 'Welding'],
  ['Welding|Sales', 'Welding'],
  ['Welding; Sales', 'Welding'],
  ['Welding\nSales', 'Welding'],
])('the first name of a list with separators: %j', (text, name) => {
  expect(firstName(text)).toBe(name);
});

test.each([
  ['Financial,Services,Banking', 'Financial Services'],
  ['Banking', 'Banking'],
  // A longer name comes before a shorter one with which it begins.
  ['Legal,Services', 'Legal Services'],
  ['Hospital,Health,Care', 'Hospital & Health Care'],
  // The joining words and signs that it lost.
  ['Arts,Crafts', 'Arts and Crafts'],
  ['Mechanical,Industrial,Engineering', 'Mechanical or Industrial Engineering'],
  ['Arts of the Crafts Banking', 'Arts and Crafts'],
  // What a shorter name leaves over must be a name too.
  ['Legal Affairs Health', 'Legal Affairs'],
  ['Computer,Software,Internet', 'Computer Software'],
])('the first of known names that lost their separators: %j', (text, name) => {
  expect(firstName(text)).toBe(name);
});

test.each(['Banking and welding', 'Welding Banking', 'Financial', 'of the'])(
  'a text in which something is left over is one name: %j',
  (text) => {
    expect(firstName(text)).toBe(text);
  },
);
