import fc from 'fast-check';
import { descriptionAfter, type TextPart, withoutUnreadSalary } from './description-after.ts';

const STORED = 'Build ships.\n\nAt sea.\n\nRequirements\nSea legs\n\nBenefits\nA boat';
const columns = (...parts: TextPart[]): ReadonlySet<TextPart> => new Set(parts);

test('without a column for a part, the text stays', () => {
  expect(descriptionAfter(STORED, null, columns())).toBe(STORED);
  expect(descriptionAfter(null, 'Build.', columns('description'))).toBe('Build.');
});

test('only the parts of the file change', () => {
  expect(descriptionAfter(STORED, 'Benefits\nTwo boats', columns('benefits'))).toBe(STORED.replace('A boat', 'Two boats'));
  expect(descriptionAfter(STORED, 'Sink ships.', columns('description'))).toBe('Sink ships.\n\nRequirements\nSea legs\n\nBenefits\nA boat');
  expect(descriptionAfter(STORED, null, columns('requirements'))).toBe('Build ships.\n\nAt sea.\n\nBenefits\nA boat');
  expect(descriptionAfter('Benefits\nA boat', null, columns('benefits'))).toBeNull();
});

test('a text whose parts are the same stays in every character', () => {
  const shuffled = 'Benefits\nA boat\n\nRequirements\nSea legs';
  expect(descriptionAfter(shuffled, 'Requirements\nSea legs\n\nBenefits\nA boat', columns('requirements', 'benefits'))).toBe(shuffled);
});

test('a heading in the main text of the file takes the place of the stored part', () => {
  const given = 'Build.\n\nRequirements\nNone';
  expect(descriptionAfter(STORED, given, columns('description'))).toBe(`${given}\n\nBenefits\nA boat`);
});

test('a salary that could not be read is taken out of the text', () => {
  expect(withoutUnreadSalary('Build.\n\nSalary as given\n45k')).toBe('Build.');
  expect(withoutUnreadSalary('Salary as given\n45k')).toBeNull();
  expect(withoutUnreadSalary('Build. \n\n \n\nSalary as given')).toBe('Build. \n\n \n\nSalary as given');
});

test('the same row changes nothing the second time, whatever the texts are', () => {
  const paragraph = fc.constantFrom(
    'Build ships.',
    'At sea.',
    'Requirements\nSea legs',
    'Benefits\nA boat',
    'Requirements',
    'Benefits\n',
    'Salary as given\n45k',
  );
  const text = fc.array(paragraph, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('\n\n').trim());
  const parts = fc.subarray<TextPart>(['description', 'requirements', 'preferredSkills', 'benefits', 'companyProfile', 'unreadSalary']);
  fc.assert(
    fc.property(text, text, parts, (stored, given, own) => {
      const once = descriptionAfter(stored, given, columns(...own));
      expect(descriptionAfter(once, given, columns(...own))).toBe(once);
    }),
  );
});
