import { withoutPhrase } from './without-phrase.ts';

test.each([
  ['nurse in Brooklyn', 'in brooklyn', 'nurse'],
  ['Leeds  cook', 'leeds', 'cook'],
  ['leeds cook leeds', 'leeds', 'leeds cook'],
  ['nurse', 'in Leeds', undefined],
])('%j without %j is %j', (words, phrase, rest) => {
  expect(withoutPhrase(words, phrase)).toBe(rest);
});
