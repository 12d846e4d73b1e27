import { recogniseFields } from '../columns/field-sources.ts';
import { describeMasked, type ReadDescription, readDescription } from './description.ts';
import { RowCells } from './row-cells.ts';

function read(row: Readonly<Record<string, string>>): ReadDescription | undefined {
  const whole = { title: 'Engineer', company: 'Harbour Works', ...row };
  return readDescription(new RowCells(recogniseFields(Object.keys(whole)), Object.values(whole)), undefined);
}

describe('the text of a row', () => {
  test('of Markdown is formatted in all of its parts', () => {
    expect(read({ description: '**Duties**\n\n* Wiring', requirements: 'fluent\n\nHeights', benefits: '- Pension' })).toEqual({
      text: 'Duties\n\n• Wiring\n\nRequirements\nfluent\n\nHeights\n\nBenefits\n• Pension',
      html: [
        '<p><strong>Duties</strong></p><ul><li>Wiring</li></ul><p><strong>Requirements</strong><br>fluent</p><p>Heights</p>',
        '<h3><strong>Benefits</strong></h3><ul><li>Pension</li></ul>',
      ].join(''),
    });
  });

  test('with one mark is plain, whatever parts it has', () => {
    const text = 'Work **hard**';
    expect(read({ description: text, requirements: 'C*', benefits: '#1 pay' })).toEqual({
      text: `${text}\n\nRequirements\nC*\n\nBenefits\n#1 pay`,
    });
  });

  test.each([
    ['Duties:\\n- a\\r\\n- b', 'Duties:\n- a\n- b'],
    ['One\\n\\nTwo', 'One\n\nTwo'],
    ['Two\\nlines', 'Two\\nlines'],
    ['Real\nand\\nwritten\\n', 'Real\nand\\nwritten\\n'],
  ])('has the line ends that a program wrote as two characters: %j', (written, text) => {
    expect(read({ description: written })).toEqual({ text });
  });

  test('has at most 60,000 characters as it is in the file', () => {
    expect(read({ description: `**a** *b* ${'c'.repeat(59_990)}` })?.html).toMatch(/^<p><strong>a/);
    expect(() => read({ description: `**a** *b* ${'c'.repeat(59_991)}` })).toThrow(
      'This has 60,001 characters, but only 60,000 are possible.',
    );
  });
});

test('masked details become words', () => {
  const mask = (kind: string): string => `#${kind}_${'0af'.repeat(21)}9#`;
  expect(describeMasked(`Write to ${mask('EMAIL')} or see ${mask('URL')}.`)).toBe(
    'Write to [email address withheld] or see [web address withheld].',
  );
  expect(describeMasked('C# and #URL_short#')).toBe('C# and #URL_short#');
});
