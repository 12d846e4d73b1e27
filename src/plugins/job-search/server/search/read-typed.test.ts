import fc from 'fast-check';
import { literalOfMeaning, readTyped } from './read-typed.ts';

test.each([
  ['remote java developer', 'java developer', ['workMode remote']],
  ['Part-Time nurse', 'nurse', ['employmentType part_time']],
  ['nurse, part time, no experience', 'nurse,', ['employmentType part_time', 'experience starting']],
  ['Teilzeit Pflege im Homeoffice', 'Pflege', ['employmentType part_time', 'workMode remote']],
  ['مهندس عن بُعد', 'مهندس', ['workMode remote']],
  ['مهندس دورکاری', 'مهندس', ['workMode remote']],
  ['אחות משרה חלקית', 'אחות', ['employmentType part_time']],
  ['internship', '', ['employmentType internship']],
  ['java developer', 'java developer', []],
  ['remote hybrid nurse', 'hybrid nurse', ['workMode remote']],
  ['', '', []],
])('%j is read as the words %j and the filters %j', (typed, rest, filters) => {
  const { rest: words, read } = readTyped(typed, []);
  expect([words, read.map(({ field, value }) => `${field} ${value}`)]).toEqual([rest, filters]);
});

test('a phrase that is to be searched as words stays among them', () => {
  expect(readTyped('remote part time nurse', ['remote'])).toMatchObject({
    rest: 'remote nurse',
    read: [{ value: 'part_time', phrase: 'part time' }],
  });
});

test('a text without phrases stays as it was typed, and each word of another one is read or left', async () => {
  const word = fc.constantFrom('remote', 'part', 'time', 'nurse', 'no', 'experience', '-', '،', '\u0000', '𝒳');
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 16 }), async (words) => {
      const typed = words.join(' ');
      const { rest, read } = readTyped(typed, []);
      if (read.length === 0) expect(rest).toBe(typed);
      const left = [...rest.split(' '), ...read.flatMap(({ phrase }) => phrase.split(' '))].filter((part) => part !== '' && part !== '-');
      expect(left.toSorted()).toEqual(words.filter((part) => part !== '-').toSorted());
    }),
  );
});

test('the words of a filter leave out phrases that a shorter one finds, but none that differs in spaces', () => {
  const remote = literalOfMeaning({ field: 'workMode', value: 'remote' });
  expect(remote).toContain('remote:*');
  expect(remote).not.toMatch(/remotely|fully|working/);
  const partTime = literalOfMeaning({ field: 'employmentType', value: 'part_time' });
  expect(partTime).toContain('parttime:*');
  expect(partTime).toMatch(/part:\*.*& \(time:\*/);
});
