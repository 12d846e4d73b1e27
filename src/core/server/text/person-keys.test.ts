import { personKeys, personQuery } from './person-keys.ts';

test.each([
  [
    { name: 'Ada Lovelace', email: 'ada.l@example.org' },
    { name_key: 'ada lovelace', search: 'ada lovelace l example org' },
  ],
  [
    { name: 'Ægir Ångström', email: 'x@y.test' },
    { name_key: 'ægir angstrom', search: 'ægir angstrom x y test' },
  ],
  [
    { name: 'مُحَمَّد', email: 'm@y.test' },
    { name_key: 'محمد', search: 'محمد m y test' },
  ],
  [
    { name: '', email: 'eve@y.test' },
    { name_key: 'eve@y.test', search: 'eve y test' },
  ],
  [
    { name: "<b>O'Neil & 'x':*</b>", email: 'o@y.test' },
    { name_key: "<b>o'neil & 'x':*</b>", search: 'b o neil x y test' },
  ],
])('the keys of %j', (person, keys) => {
  expect(personKeys(person)).toEqual(keys);
});

test.each([
  ['Ada love', 'ada:* & love:*'],
  ['ÅNG', 'ang:*'],
  ["a' | b:* & !c", 'a:* & b:* & c:*'],
  ['ada@example.org', 'ada:* & example:* & org:*'],
  ['@ - !', undefined],
  ['', undefined],
])('the query of %j is %j', (typed, query) => {
  expect(personQuery(typed)).toBe(query);
});

test('a query has at most 16 words', () => {
  const typed = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
  expect(personQuery(typed)?.split(' & ')).toHaveLength(16);
});
