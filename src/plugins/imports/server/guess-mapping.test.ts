import { issueAt } from '#core/contract/errors.ts';
import type { ImportPlace } from '../contract/import-target.ts';
import type { ImportMapping } from '../contract/mapping-schemas.ts';
import type { ImportColumn } from '../contract/schemas.ts';
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

/** Reads each column by itself: a type is a choice, and a name has no digits. */
const check: ImportPlace['check'] = () => ({
  read: ({ cells }) => {
    const [name = 'x', type = 'skill'] = ['name', 'type'].map((id) => cells.get(id)?.[0]);
    const isType = ['skill', 'knowledge'].includes(type.toLowerCase());
    const issues = [...(isType ? [] : [issueAt('type', 'Not a type.')]), ...(/\d/.test(name) ? [issueAt('name', 'Not a name.')] : [])];
    return issues.length > 0 ? { kind: 'faulty', issues } : { kind: 'read', key: name, title: name, value: {} };
  },
  compare: async () => [],
  missing: async function* () {},
});

function guessed(
  table: readonly (readonly string[])[],
  last?: ImportMapping,
  guess?: Parameters<typeof guessMapping>[0]['place']['guess'],
) {
  const [header = [], ...rows] = table;
  const notes = new ColumnNotes(header);
  for (const row of rows) notes.add(row);
  return guessMapping({ place: { columns, check, ...(guess === undefined ? {} : { guess }) }, file: notes.columns, last }).columns;
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

describe('a column with a known name', () => {
  const rows = (count: number, ...cells: string[]): string[][] => Array.from({ length: count }, () => cells);
  const type = (...cells: string[][]) => guessed([['Type'], ...cells]).type;

  test('is left to the user when the target cannot read most of its first cells', () => {
    expect(type(...rows(11, 'cross-sector'), ...rows(9, 'skill'))).toBeUndefined();
    expect(type(...rows(10, 'cross-sector'), ...rows(5, ''), ...rows(10, 'Skill'))).toMatchObject({ label: 'Type' });
  });

  test('is taken when it has fewer than ten cells, which say little', () => {
    expect(type(...rows(9, 'cross-sector'), ...rows(100, ' '))).toMatchObject({ label: 'Type' });
    expect(type()).toMatchObject({ label: 'Type' });
  });

  test('gives way to one with another name of the column, whose cells fit', () => {
    expect(guessed([['Name', 'title'], ...rows(10, '7', 'Saw')]).name).toEqual({ kind: 'column', label: 'title' });
  });

  test('is judged by its first 200 cells that are not empty', () => {
    const empty = rows(300, '');
    expect(type(...empty, ...rows(200, 'skill'), ...rows(900, 'cross-sector'))).toBeDefined();
    expect(type(...empty, ...rows(200, 'cross-sector'), ...rows(900, 'skill'))).toBeUndefined();
  });

  test('is judged in the same way when the place recognizes it by the whole header', () => {
    const guess = () => ({ type: { kind: 'column', label: 'Level' } as const });
    expect(guessed([['Level'], ...rows(10, 'cross-sector')], undefined, guess).type).toBeUndefined();
  });

  test('is taken from a template that is filled in, whatever its cells are', () => {
    const titles = columns.map(({ title }) => title);
    expect(guessed([titles, ...rows(10, 'Saw', '', '', 'tool')]).type).toMatchObject({ kind: 'column', label: 'Type' });
  });
});

test('a column of the file is used once', () => {
  const twice = [column('one', { title: 'Name' }), column('two', { spellings: ['Name'] })];
  const notes = new ColumnNotes(['Name']);
  expect(guessMapping({ place: { columns: twice, check }, file: notes.columns, last: undefined }).columns).toEqual({
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

test('faults that were left out of the last file are shown in this one', () => {
  const last: ImportMapping = { columns: { type: { kind: 'column', label: 'Kind', faulty: '' } }, hidesMissing: false };
  expect(guessed([['Kind'], ['cross-sector']], last).type).toEqual({ kind: 'column', label: 'Kind' });
});

test('the place may recognize the whole header', () => {
  const guess = (labels: readonly string[]) => (labels.includes('ESCO') ? { type: { kind: 'fixed', value: 'skill' } as const } : {});
  expect(guessed([['ESCO', 'Name']], undefined, guess).type).toEqual({ kind: 'fixed', value: 'skill' });
});
