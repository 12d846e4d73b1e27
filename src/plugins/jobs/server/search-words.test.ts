import { companyWords, restWords, searchDocument } from './search-words.ts';

test('a document has the words of the title, the company, and the location with the category, each with its weight', () => {
  expect(searchDocument({ title: 'Nurse, NURSE nights', company: 'Café Nord', location: 'Bodø', category: 'Food' })).toBe(
    'nurse:1A nights:1A _nursenights:1A cafe:2B nord:2B _cafenord:2B bodo:3C food:3C',
  );
});

test('the parts of a document can be written alone', () => {
  expect(companyWords('Café Nord')).toBe('cafe:2B nord:2B _cafenord:2B');
  expect(restWords('Bodø', null)).toBe('bodo:3C');
  expect(restWords(null, 'Food')).toBe('food:3C');
});
