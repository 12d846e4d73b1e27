import { decidedForm, FormNotes } from './form-notes.ts';

function noted(cells: readonly string[], isTyped = false) {
  const notes = new FormNotes();
  for (const cell of cells) notes.add(cell, isTyped);
  return notes.noted;
}

test.each([
  [['45.000', '3.200,50'], undefined, 'comma'],
  [['45.000', '17.5'], undefined, 'point'],
  [['45,000', '1,234,567'], undefined, 'point'],
  [['45.000'], undefined, undefined],
  [['45.000'], 'comma', 'comma'],
  [['45.000'], 'point', undefined],
  [['45,000'], 'point', 'point'],
  [['45.000', '45,000'], 'comma', undefined],
  [['45.000', '1.234,5', '1,234.5'], 'comma', undefined],
  [['€45.000 – €52.500,50'], undefined, 'comma'],
  [['45000', 'text'], 'comma', undefined],
] as const)('the cells %j in a file of the sign %s show the sign %s', (cells, language, decimal) => {
  expect(decidedForm(noted(cells), language).decimal).toBe(decimal);
});

test('Numbers of typed cells do not show how their writer writes', () => {
  expect(noted(['17.5', '45.000'], true)).toMatchObject({ decimal: undefined });
  expect(noted(['17,5'], true)).toMatchObject({ decimal: 'comma' });
});

test.each([
  [['03/04/2026', '20/11/2026'], 'dmy', ['dmy', 'mdy']],
  [['03/04/2026', '11/20/2026'], 'mdy', ['dmy', 'mdy']],
  [['03/04/2026', '05/06/2026'], undefined, ['dmy', 'mdy']],
  [['03/04/2026', '20/11/2026', '11/20/2026'], undefined, ['dmy', 'mdy']],
  [['03.04.2026', '05.06.2026'], 'dmy', ['dmy', 'mdy']],
  [['03.04.2026', '11.20.2026'], 'mdy', ['dmy', 'mdy']],
  [['2026-03-04', '4 March 2026', '03/03/2026'], undefined, []],
  [['20.11.2026', '11/20/2026'], undefined, []],
  [['26-11-20', '20-11-26'], undefined, ['dmy', 'ymd']],
  [['31-11-26'], 'ymd', []],
] as const)('the dates %j show the order %s, and %j are open', (cells, order, open) => {
  expect(noted(cells)).toMatchObject({ dateOrder: order, openDates: open });
});
