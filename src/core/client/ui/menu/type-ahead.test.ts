import fc from 'fast-check';
import { TypeAhead } from './type-ahead.ts';

const STAGES = ['In review', 'Shortlisted', 'Assessment', 'Interview', 'Offer', 'Hired', 'Not selected'];

/** The items that are reached by typing, one character after another. */
function typing(text: string, pause = 100, items: readonly string[] = STAGES): readonly (string | undefined)[] {
  const ahead = new TypeAhead();
  let current = 0;
  return [...text].map((character, index) => {
    const found = ahead.press(character, items, current, index * pause);
    if (found !== -1) current = found;
    return items[found];
  });
}

describe('typing in a menu', () => {
  it('reads the letters as one word, and stays at its item', () => {
    expect(typing('short')).toEqual(Array.from({ length: 5 }, () => 'Shortlisted'));
    expect(typing('inte').at(-1)).toBe('Interview');
    expect(typing('not s').at(-1)).toBe('Not selected');
  });

  it('begins a new word after a second', () => {
    expect(typing('sh', 999)).toEqual(['Shortlisted', 'Shortlisted']);
    expect(typing('sh', 1000)).toEqual(['Shortlisted', 'Hired']);
  });

  it('goes from item to item with the same letter', () => {
    expect(typing('iii')).toEqual(['Interview', 'In review', 'Interview']);
  });

  it('finds a word inside of an item when no item begins with it', () => {
    expect(typing('sele').at(-1)).toBe('Not selected');
    expect(typing('rev').at(-1)).toBe('In review');
  });

  it('finds nothing for other letters, whatever the case and the marks', () => {
    expect(typing('xyz')).toEqual([undefined, undefined, undefined]);
    expect(typing('REUNION', 100, ['Malta', 'Réunion']).at(-1)).toBe('Réunion');
    expect(typing('قي', 100, ['وارد', 'قيد المراجعة', 'قائمة مختصرة']).at(-1)).toBe('قيد المراجعة');
    expect(typing('a', 100, [])).toEqual([undefined]);
  });

  it('reaches every item by its whole text, from every item', () => {
    fc.assert(
      fc.property(fc.nat(STAGES.length - 1), fc.nat(STAGES.length - 1), (from, to) => {
        const ahead = new TypeAhead();
        let current = from;
        [...(STAGES[to] ?? '')].forEach((character, index) => {
          const found = ahead.press(character, STAGES, current, index);
          current = found === -1 ? current : found;
        });
        expect(STAGES[current]).toBe(STAGES[to]);
      }),
    );
  });
});
