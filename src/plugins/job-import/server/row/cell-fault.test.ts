import { CellFault, excerpt } from './cell-fault.ts';

test('a fault has its column and its reason', () => {
  const fault = new CellFault('title', 'is empty');
  expect([fault.name, fault.column, fault.message]).toEqual(['CellFault', 'title', 'is empty']);
});

test.each([
  ['Cook', '“Cook”'],
  ['  Cook \n\t of  the day\n', '“Cook of the day”'],
  ['', '“”'],
  ['x'.repeat(40), `“${'x'.repeat(40)}”`],
  ['x'.repeat(41), `“${'x'.repeat(40)}…”`],
  ['🌱'.repeat(40), `“${'🌱'.repeat(40)}”`],
  ['🌱'.repeat(200), `“${'🌱'.repeat(40)}…”`],
])('a reason shows the beginning of what a cell holds, on one line and with no sign cut in half: %j', (text, shown) => {
  expect(excerpt(text)).toBe(shown);
});
