import { defineMaster, type MasterDescription } from '../../contract/define-master.ts';
import { skills } from '../../contract/kinds.ts';
import type { StoredRow } from '../rows/stored-row.ts';
import { masterColumns } from './master-columns.ts';

const ids = (description: MasterDescription): string[] => masterColumns(description).map(({ column }) => column.id);

test('a kind has the columns of its description', () => {
  const common = ['code', 'name', 'names.ar', 'names.de', 'names.fa', 'names.he', 'description'];
  expect(ids(defineMaster({ entity: 'plain' }))).toEqual([...common, 'sort', 'hidden']);
  const fields = [{ kind: 'flag' as const, name: 'isNew' }];
  expect(ids(defineMaster({ entity: 'rich', levels: 2, hasAlternatives: true, hasUri: true, fields }))).toEqual([
    ...common,
    'parent',
    'sort',
    'hidden',
    'fields.isNew',
    'alternatives',
    'uri',
  ]);
});

test('headers of ESCO mean columns of skills', () => {
  const columnOf = (header: string) => masterColumns(skills).find(({ column }) => column.spellings.includes(header))?.column.id;
  expect(['conceptUri', 'preferredLabel', 'altLabels', 'skillType', 'reuseLevel'].map(columnOf)).toEqual([
    'uri',
    'name',
    'alternatives',
    'fields.type',
    'fields.type',
  ]);
});

test('rows of a standard are found by their code, and other rows need a name and required fields', () => {
  const fields = [{ kind: 'line' as const, name: 'sign', max: 5, isRequired: true }];
  const needed = (isFixed: boolean) =>
    masterColumns(defineMaster({ entity: 'signs', isFixed, fields })).flatMap(({ column }) => (column.isNeeded ? [column.id] : []));
  expect(needed(true)).toEqual(['code']);
  expect(needed(false)).toEqual(['name', 'fields.sign']);
});

test('a field of each kind has its cells', () => {
  const description = defineMaster({
    entity: 'all',
    fields: [
      { kind: 'line', name: 'line', max: 5 },
      { kind: 'text', name: 'text', max: 50 },
      { kind: 'number', name: 'number', min: 0, max: 9, decimals: 2 },
      { kind: 'flag', name: 'flag' },
      { kind: 'choice', name: 'choice', options: ['a', 'b'] },
      { kind: 'reference', name: 'one', entity: 'others' },
      { kind: 'reference', name: 'some', entity: 'others', max: 3 },
      { kind: 'pattern', name: 'postalPattern', max: 50 },
      { kind: 'flag', name: 'later' },
    ],
  });
  const row: StoredRow = {
    code: 'a',
    version: 1,
    name: 'A',
    names: {},
    description: '',
    parent: null,
    sort: 0,
    isHidden: false,
    fields: {
      line: 'a',
      text: 'b\nc',
      number: 1.25,
      flag: false,
      choice: null,
      one: 'x',
      some: ['x', 'y'],
      postalPattern: '[0-9]',
    },
    uri: null,
    alternatives: [],
    mergedInto: null,
  };
  const columns = masterColumns(description).filter(({ column }) => column.id.startsWith('fields.'));
  expect(columns.map(({ column, read }) => [column.title, column.kind, read(row)])).toEqual([
    ['Line', 'text', 'a'],
    ['Text', 'text', 'b\nc'],
    ['Number', 'number', 1.25],
    ['Flag', 'yes-no', 'no'],
    ['Choice', 'choice', null],
    ['One', 'text', 'x'],
    ['Some', 'list', 'x\ny'],
    ['Postal pattern', 'text', '[0-9]'],
    ['Later', 'yes-no', null],
  ]);
  expect(columns.map(({ column }) => column.choices)).toContainEqual(['a', 'b']);
});
