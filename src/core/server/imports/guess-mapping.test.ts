import type { ImportColumn } from '#core/contract/imports/import-column.ts';
import type { ImportMapping } from '#core/contract/imports/import-mapping.ts';
import { ColumnNotes } from './file-columns.ts';
import { guessMapping } from './guess-mapping.ts';

const column = (id: string, given: Partial<ImportColumn> = {}): ImportColumn => ({
  ...{ id, title: id, help: '', kind: 'text', isNeeded: false, example: '', spellings: [] },
  ...given,
});

const columns = [
  column('name', { title: 'Name', spellings: ['preferredLabel', 'title'] }),
  column('names.de', { title: 'Name (German)' }),
  column('labels', { title: 'Alternative names', kind: 'list', spellings: ['altLabels'] }),
  column('type', { title: 'Type', kind: 'choice', choices: ['skill', 'knowledge'] }),
];

function guessed(
  table: readonly (readonly string[])[],
  last?: ImportMapping,
  guess?: Parameters<typeof guessMapping>[0]['place']['guess'],
) {
  const [header = [], ...rows] = table;
  const notes = new ColumnNotes(header);
  for (const row of rows) notes.add(row);
  return guessMapping({ place: { columns, ...(guess === undefined ? {} : { guess }) }, file: notes.columns, last }).columns;
}

test('columns are recognized by title, id and other spellings, without case and punctuation', () => {
  expect(guessed([['PREFERRED_LABEL', 'name (german)', 'alt labels']])).toEqual({
    name: { kind: 'column', label: 'PREFERRED_LABEL' },
    'names.de': { kind: 'column', label: 'name (german)' },
    labels: { kind: 'column', label: 'alt labels' },
  });
});

test('the first spelling that the file has wins', () => {
  expect(guessed([['title', 'Name']]).name).toEqual({ kind: 'column', label: 'Name' });
});

test('a column of the file is used once', () => {
  const twice = [column('one', { title: 'Name' }), column('two', { spellings: ['Name'] })];
  const notes = new ColumnNotes(['Name']);
  expect(guessMapping({ place: { columns: twice }, file: notes.columns, last: undefined }).columns).toEqual({
    one: { kind: 'column', label: 'Name' },
  });
});

test.each([
  ['a\nb; c', '\n'],
  ['a;b', ';'],
  ['a|b', '|'],
  ['a', undefined],
])('the cell %j of a list is divided by %j', (cell, separator) => {
  expect(guessed([['altLabels'], [cell]]).labels).toEqual({ kind: 'column', label: 'altLabels', ...(separator && { separator }) });
});

test('of separators that as many cells contain, the line break wins', () => {
  expect(guessed([['altLabels'], ['a; b\n'], ['c|d\n']]).labels).toMatchObject({ separator: '\n' });
  expect(guessed([['altLabels'], ['a; b'], ['c; d'], ['e\nf']]).labels).toMatchObject({ separator: ';' });
});

test('line breaks in most cells divide a list, whatever the user chose for the last file', () => {
  const last = (separator?: ';'): ImportMapping => ({
    columns: { labels: { kind: 'column', label: 'altLabels', ...(separator && { separator }) } },
    hidesMissing: false,
  });
  const inLines = [['altLabels'], ['a; b\n'], ['c\nd']];
  expect(guessed(inLines, last(';')).labels).toEqual({ kind: 'column', label: 'altLabels', separator: '\n' });
  expect(guessed(inLines, last()).labels).toEqual({ kind: 'column', label: 'altLabels', separator: '\n' });
  expect(guessed([['altLabels'], ['a|b']], last(';')).labels).toEqual({ kind: 'column', label: 'altLabels', separator: ';' });
});

test('a choice is recognized by its values alone, and its values are translated', () => {
  expect(guessed([['Kind'], ['Skill'], ['KNOWLEDGE'], ['skill']]).type).toEqual({
    ...{ kind: 'column', label: 'Kind' },
    values: [
      { from: 'Skill', to: 'skill' },
      { from: 'KNOWLEDGE', to: 'knowledge' },
    ],
  });
});

test('two columns with the values of a choice are left to the user', () => {
  const both = ['skill', 'knowledge'].map((value) => [value, value]);
  expect(guessed([['Kind', 'Sort'], ...both]).type).toBeUndefined();
});

test('what the user chose last comes first, as far as the file has it', () => {
  const last: ImportMapping = {
    columns: {
      name: { kind: 'column', label: 'Other' },
      'names.de': { kind: 'column', label: 'gone' },
      type: { kind: 'fixed', value: 'skill' },
    },
    hidesMissing: true,
  };
  expect(guessed([['Name', 'Other']], last)).toEqual({
    name: { kind: 'column', label: 'Other' },
    type: { kind: 'fixed', value: 'skill' },
  });
});

test('the place may recognize the whole header', () => {
  const guess = (labels: readonly string[]) => (labels.includes('ESCO') ? { type: { kind: 'fixed', value: 'skill' } as const } : {});
  expect(guessed([['ESCO', 'Name']], undefined, guess).type).toEqual({ kind: 'fixed', value: 'skill' });
});
