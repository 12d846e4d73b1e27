import { moved, newId, putBack, withItem, without } from './list-changes.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }];

describe('an ordered list', () => {
  it('adds a new item at the end, and replaces a changed item in its place', () => {
    expect(withItem([a, b], c)).toEqual([a, b, c]);
    const changed = { id: 'a', name: 'new' };
    expect(withItem([a, b], changed)).toEqual([changed, b]);
  });

  it('removes an item and restores it once at its old place', () => {
    const rest = without([a, b, c], 'b');
    expect(rest).toEqual([a, c]);
    expect(putBack(rest, b, 1)).toEqual([a, b, c]);
    expect(putBack([a, b, c], b, 1)).toEqual([a, b, c]);
  });

  it('moves an item to any position', () => {
    expect(moved([a, b, c], 2, -1)).toEqual([a, c, b]);
    expect(moved([a, b, c], 0, 2)).toEqual([b, c, a]);
    expect(moved([a, b, c], 2, -2)).toEqual([c, a, b]);
    expect(moved([a, b, c], 3, -1)).toEqual([a, b, c]);
  });

  it('gives new items random UUIDs as ids', () => {
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newId()).not.toBe(newId());
  });
});
