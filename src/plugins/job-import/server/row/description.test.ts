import { describeMasked } from './description.ts';

test('masked details become words', () => {
  const mask = (kind: string): string => `#${kind}_${'0af'.repeat(21)}9#`;
  expect(describeMasked(`Write to ${mask('EMAIL')} or see ${mask('URL')}.`)).toBe(
    'Write to [email address withheld] or see [web address withheld].',
  );
  expect(describeMasked('C# and #URL_short#')).toBe('C# and #URL_short#');
});
