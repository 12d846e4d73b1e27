import { titleWords } from './similar-postings.ts';

test.each([
  ['Pump engineer (m/w/d) of the night', '(pump:A | engineer:A | night:A)'],
  ['Ingénieure à Paris', '(ingenieure:A | paris:A)'],
  ['مهندس مضخات', '(مهندس:A | مضخات:A)'],
  ['看護師', '(看護:A | 護師:A)'],
  ['Nurse nurse NURSE', 'nurse:A'],
  ['C++ Entwickler:in', "('c++':A | entwickler:A)"],
  ["Cook & Chef | ! 'sous' <->:*", '(cook:A | chef:A | sous:A)'],
])('the words of %s', (title, words) => {
  expect(titleWords(title)).toBe(words);
});

test.each(['', '!!!', 'a b c', 'VP of IT'])('%j has no significant words', (title) => {
  expect(titleWords(title)).toBeUndefined();
});

test('only twelve words are compared', () => {
  expect(titleWords(Array.from({ length: 40 }, (_, at) => `word${at}`).join(' '))?.split(' | ')).toHaveLength(12);
});
