import { companyWords, restWords, searchDocument } from './search-words.ts';

test('a document has the words of the title, the company, and the location with the category, each with its weight', () => {
  expect(searchDocument({ title: 'Nurse, NURSE nights', company: 'Café Nord', location: 'Bodø', category: 'Food' })).toBe(
    'nurse:1A nights:1A _nursenights:1A cafe:2B nord:2B bodo:3C food:3C',
  );
});

test('neighbours are joined in titles, locations and skills, and those that a sign joins everywhere', () => {
  const document = searchDocument({
    ...{ title: 'Full stack', company: 'Blue Sky Co-op', location: 'SW1A 1AA', category: 'Health care, e-commerce' },
    skills: ['Node JS'],
  });
  expect(document).toBe(
    'full:1A stack:1A _fullstack:1A blue:2B sky:2B co:2B op:2B coop:2B sw1a:3C 1aa:3C _sw1a1aa:3C health:3C care:3C commerce:3C ecommerce:3C node:4 js:4 _nodejs:4',
  );
});

test('the parts of a document can be written alone', () => {
  expect(companyWords('Café Nord')).toBe('cafe:2B nord:2B');
  expect(restWords('Bodø', null)).toBe('bodo:3C');
  expect(restWords(null, 'Food')).toBe('food:3C');
});
