import { formatOf } from './content-format.ts';

test.each([
  ['an archive', 'PK\x03\x04', 'xlsx'],
  ['a text', 'Name,Value\n', 'csv'],
  ['nothing', '', 'csv'],
  ['a text that begins like a program', 'MZ,Name\n', 'csv'],
  ['a text with a tag in its first cell', '<p>Name,Value\n', 'csv'],
])('%s is read by its content', (_, content, format) => {
  expect(formatOf(Buffer.from(content, 'latin1'))).toBe(format);
});
