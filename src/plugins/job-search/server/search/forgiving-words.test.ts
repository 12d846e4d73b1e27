import { forgivingWords } from './forgiving-words.ts';
import { inflections } from './inflections.ts';
import { synonymsIn } from './synonyms.ts';

const nothing = { synonyms: synonymsIn([]), common: new Set<string>(), commonInTexts: new Set<string>() };

test.each([
  ['engineers', ['engineer']],
  ['nurses', ['nurse']],
  ['secretaries', ['secretary']],
  ['secretary', ['secretaries']],
  ['boxes', ['box']],
  ['coaches', ['coach']],
  ['foremen', ['foreman']],
  ['foreman', ['foremen']],
  ['employees', ['employee']],
  ['surveys', ['survey']],
  ['boy', []],
  ['nurse', []],
  ['news', []],
  ['business', []],
  ['bus', []],
  ['campus', []],
  ['analysis', []],
  ['krankenschwestern', []],
  ['كاتبات', []],
  ['cafés', []],
])('the singular or plural of %p is %j', (word, forms) => {
  expect(inflections(word)).toEqual(forms);
});

test('every word must match, as itself or in its other number', () => {
  expect(forgivingWords('Senior secretaries', nothing)).toEqual({
    match: '(senior:* | seniorsecretaries:* | _senior) & (secretaries:* | seniorsecretaries:* | _secretaries | secretary)',
    rank: 'senior:* | seniorsecretaries:* | secretaries:* | secretary',
    text: '(senior:* | seniorsecretaries:* | _senior) & (secretaries:* | seniorsecretaries:* | _secretaries | secretary)',
  });
});

test('a term of a list also finds the other terms of the list, and all words of a longer one', () => {
  const synonyms = synonymsIn(['hr, human resources', 'Lawyer، ATTORNEY, counsel', 'lawyer, jurist']);
  const knows = { ...nothing, synonyms };
  expect(forgivingWords('hr, lawyer', knows)).toMatchObject({
    match: '(hr | _hr | human:* & resources:*) & (lawyer:* | _lawyer | attorney:* | counsel:* | jurist:*)',
    rank: 'hr | lawyer:* | attorney:* | counsel:* | jurist:*',
  });
  expect(forgivingWords('human, resources', knows)).toMatchObject({
    match: '((human:* | _human) & (resources:* | _resources) | hr)',
    rank: 'human:* | resources:* | hr',
  });
  expect(forgivingWords('human', knows)?.match).toBe('(human:* | _human)');
});

test('a list ignores empty terms and terms of more than four words', () => {
  expect([...synonymsIn(['a,, one two three four five, b', 'alone', '', '!!!']).keys()]).toEqual(['a', 'b', 'alone']);
});

test('a common word need not match beside another one, but alone it does', () => {
  const knows = { ...nothing, common: new Set(['data', 'of']) };
  expect(forgivingWords('data, engineer', knows)).toMatchObject({ match: '(engineer:* | _engineer)', rank: 'data:* | engineer:*' });
  expect(forgivingWords('data of', knows)?.match).toBe('(data:* | _data) & (of | _of)');
  expect(forgivingWords('data', knows)?.match).toBe('(data:* | _data)');
});

test('in a description, short words match whole words only, and a common word need not match', () => {
  const knows = { ...nothing, commonInTexts: new Set(['team', 'support']) };
  expect(forgivingWords('data support', knows)?.text).toBe('(data | datasupport:* | _data)');
  expect(forgivingWords('team support', knows)).toMatchObject({ text: undefined });
  expect(forgivingWords('pythons', knows)?.text).toBe('(pythons:* | _pythons | python)');
});

test.each(['', ' ', '!!', '\u0000'])('%p has no word', (typed) => {
  expect(forgivingWords(typed, nothing)).toBeUndefined();
});

test('no search text is query syntax', () => {
  expect(forgivingWords("nurse & !doctor | (x):* ' %", nothing)?.match).toBe('(nurse:* | _nurse) & (doctor:* | _doctor) & (x | _x)');
});
