import { autorun } from 'mobx';
import { RowSelection } from './row-selection.ts';

describe('RowSelection', () => {
  it('keeps each id once, in the order of selection', () => {
    const selection = new RowSelection();
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

  it('notifies only the observers of a row when that row changes', () => {
    const selection = new RowSelection();
    const seen: string[] = [];
    const stops = ['a', 'b'].map((id) => autorun(() => seen.push(`${id} ${selection.has(id)}`)));
    selection.toggle('b');
    for (const stop of stops) stop();
    expect(seen).toEqual(['a false', 'b false', 'b true']);
  });
});
