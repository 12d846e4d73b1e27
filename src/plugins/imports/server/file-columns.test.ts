import { ColumnNotes, labelsOf } from './file-columns.ts';

test('labels are unique: a repeated header gets a number, and one without a name its letter', () => {
  expect(labelsOf(['Name', 'Name', ' Name ', '', 'Name (2)'])).toEqual(['Name', 'Name (2)', 'Name (3)', 'D', 'Name (2) (2)']);
  expect(labelsOf(Array.from({ length: 28 }, () => '')).slice(24)).toEqual(['Y', 'Z', 'AA', 'AB']);
});

test('a label has at most 200 characters, also when the header has thousands', () => {
  const long = `${'é'.repeat(60_000)}`;
  expect(labelsOf([long, long])).toEqual([`${'é'.repeat(200)}…`, `${'é'.repeat(200)}… (2)`]);
});

test('three different cells are examples, and long ones are cut between characters', () => {
  const notes = new ColumnNotes(['Name']);
  for (const cell of ['a', 'a', ' ', 'b', '😀'.repeat(200), 'd']) notes.add([cell]);
  expect(notes.columns[0]?.examples).toEqual(['a', 'b', `${'😀'.repeat(120)}…`]);
});

test('all values are kept while there are at most twenty short ones', () => {
  const [few, many, long] = [new ColumnNotes(['N']), new ColumnNotes(['N']), new ColumnNotes(['N'])];
  for (let number = 0; number < 20; number++) few.add([`${number}`]);
  for (let number = 0; number < 21; number++) many.add([`${number}`]);
  for (const cell of ['a', 'x'.repeat(101)]) long.add([cell]);
  expect([few, many, long].map((notes) => notes.columns[0]?.values.length)).toEqual([20, 0, 0]);
});
