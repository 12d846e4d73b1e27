import fc from 'fast-check';
import { ALL_NAME_LANGUAGES } from '../../contract/master-row.ts';
import type { AlternativeName } from '../../contract/reply-schemas.ts';
import { alternativeOf, alternativeText } from './alternative-text.ts';

test.each<[string, AlternativeName]>([
  ['Cask', { language: 'en', name: 'Cask', kind: 'alternative' }],
  ['Fass [de]', { language: 'de', name: 'Fass', kind: 'alternative' }],
  ['Faß [de hidden]', { language: 'de', name: 'Faß', kind: 'hidden' }],
  ['Caks [en hidden]', { language: 'en', name: 'Caks', kind: 'hidden' }],
  ['List [de] [en]', { language: 'en', name: 'List [de]', kind: 'alternative' }],
  ['[de]', { language: 'en', name: '[de]', kind: 'alternative' }],
  ['C [fr]', { language: 'en', name: 'C [fr]', kind: 'alternative' }],
])('%j is %j', (text, name) => {
  expect(alternativeText(name)).toBe(text);
  expect(alternativeOf(text)).toEqual(name);
});

test('a mark that a person typed is read in any letters', () => {
  expect(alternativeOf('Fass  [DE Hidden]')).toEqual({ language: 'de', name: 'Fass', kind: 'hidden' });
});

test('every name is read back', () => {
  const name = fc
    .array(fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom(' [de]', ' [en]', ' [EN hidden]', '[he]', ' ')), {
      minLength: 1,
      maxLength: 4,
    })
    // Stored names have no white space at their ends.
    .map((parts) => parts.join('').trim())
    .filter((text) => text !== '');
  const language = fc.constantFrom(...ALL_NAME_LANGUAGES);
  const kind = fc.constantFrom('alternative' as const, 'hidden' as const);
  fc.assert(
    fc.property(fc.record({ language, name, kind }), (one) => {
      expect(alternativeOf(alternativeText(one))).toEqual(one);
    }),
  );
});
