import { mapInPieces } from './map-in-pieces.ts';

describe('mapInPieces', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });

  /** Maps numbers to their doubles, each in some milliseconds. Resolves with the results, and with the numbers of results at which others ran. */
  async function doubled(count: number, eachMs: number) {
    const pauses: number[] = [];
    let done = 0;
    let isOver = false;
    const others = (): void => {
      if (isOver) return;
      pauses.push(done);
      setImmediate(others);
    };
    setImmediate(others);
    const results = await mapInPieces(
      Array.from({ length: count }, (_, index) => index),
      (item) => {
        now += eachMs;
        done += 1;
        return 2 * item;
      },
    );
    isOver = true;
    return { results, pauses };
  }

  it('maps in order, and lets others run every 2 ms', async () => {
    const { results, pauses } = await doubled(7, 1);
    expect(results).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(pauses).toEqual([2, 4, 6]);
  });

  it('makes no pause in short work', async () => {
    const { results, pauses } = await doubled(2, 1);
    expect(results).toEqual([0, 2]);
    expect(pauses).toEqual([]);
  });

  it('throws the error of an item', async () => {
    const failing = mapInPieces([1, 2], (item) => {
      if (item === 2) throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
  });
});
