import type { ImportColumn } from '../contract/schemas.ts';
import { helpRow, isHelpRow } from './template.ts';

const columns: readonly ImportColumn[] = ['Code', 'Name'].map((title) => ({
  ...{ id: title.toLowerCase(), title, help: `The ${title.toLowerCase()}.`, kind: 'text' },
  ...{ isNeeded: true, example: '', spellings: [] },
}));

test('the explanations of a template are recognized, also in another order and without some columns', () => {
  expect(isHelpRow(columns, helpRow(columns))).toBe(true);
  expect(isHelpRow(columns, helpRow(columns).toReversed())).toBe(true);
  expect(isHelpRow(columns, ['# The code.', ''])).toBe(true);
});

test.each([[['# The code.', 'Saw']], [['The code.', 'The name.']], [['', '']], [['saw', 'Saw']]])('the row %j is data', (cells) => {
  expect(isHelpRow(columns, cells)).toBe(false);
});
