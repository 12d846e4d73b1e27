import { autorun } from 'mobx';
import { RowSelection } from './row-selection.ts';

interface Bed {
  readonly id: string;
  readonly plants: number;
}

const bed = (id: string, plants = 0): Bed => ({ id, plants });
const aSelection = (): RowSelection<Bed> => new RowSelection<Bed>(({ id }) => id);

it('RowSelection keeps each id once, in the order of selection', () => {
  const selection = aSelection();
  selection.add(['b', 'a']);
  selection.add(['a', 'c']);
  selection.toggle('b');
  selection.toggle('b');
  expect([selection.ids, selection.size]).toEqual([['a', 'c', 'b'], 3]);
  selection.remove(['a', 'never chosen']);
  expect([selection.has('a'), selection.has('c')]).toEqual([false, true]);
  selection.clear();
  expect(selection.size).toBe(0);
});

it('RowSelection notifies only the observers of a row when that row changes', () => {
  const selection = aSelection();
  const seen: string[] = [];
  const stops = ['a', 'b'].map((id) => autorun(() => seen.push(`${id} ${selection.has(id)}`)));
  selection.toggle('b');
  for (const stop of stops) stop();
  expect(seen).toEqual(['a false', 'b false', 'b true']);
});

describe('a selection that reaches all rows', () => {
  it('selects the rows that the server has found, and returns them with the loaded rows', async () => {
    const selection = aSelection();
    selection.offerAll(async () => ({ items: [bed('a'), bed('b'), bed('c')], hasMore: false }));
    selection.toggle('b');
    await selection.findAll();
    expect([selection.allCount, selection.isLimited, selection.hasAll]).toEqual([3, false, false]);
    selection.addAll();
    expect(selection.hasAll).toBe(true);
    expect(selection.among([bed('b', 7)])).toEqual([bed('b', 7), bed('a'), bed('c')]);
  });

  it('keeps the rows that are selected when the list is loaded again, and finds anew which rows the list has', async () => {
    const selection = aSelection();
    selection.offerAll(async () => ({ items: [bed('a'), bed('b')], hasMore: true }));
    await selection.findAll();
    selection.addAll();
    selection.offerAll(async () => ({ items: [bed('c')], hasMore: false }));
    expect([selection.ids, selection.allCount, selection.hasAll]).toEqual([['a', 'b'], undefined, false]);
    expect(selection.among([])).toEqual([bed('a'), bed('b')]);
  });

  it('fetches the selected rows again after a refusal', async () => {
    const selection = aSelection();
    let plants = 1;
    selection.offerAll(async () => ({ items: [bed('a', plants), bed('b', plants)], hasMore: false }));
    await selection.findAll();
    selection.addAll();
    selection.remove(['b']);
    plants = 2;
    await selection.renew();
    expect(selection.among([])).toEqual([bed('a', 2)]);
  });

  it('finds nothing when the server is away, and can ask again', async () => {
    const selection = aSelection();
    let isAway = true;
    selection.offerAll(async () => {
      if (isAway) throw new Error('away');
      return { items: [bed('a')], hasMore: false };
    });
    await selection.findAll();
    selection.addAll();
    expect([selection.allStatus, selection.allCount, selection.size]).toEqual(['failed', undefined, 0]);
    isAway = false;
    await selection.findAll();
    expect(selection.allCount).toBe(1);
  });
});
