import { autorun } from 'mobx';
import { RowSelection } from './row-selection.ts';

describe('RowSelection', () => {
  it('keeps ids once each, in the order in which they were chosen', () => {
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

  it('tells only those who asked about a row that the row changed', () => {
    const selection = new RowSelection();
    const seen: string[] = [];
    const stops = ['a', 'b'].map((id) => autorun(() => seen.push(`${id} ${selection.has(id)}`)));
    selection.toggle('b');
    for (const stop of stops) stop();
    expect(seen).toEqual(['a false', 'b false', 'b true']);
  });
});
