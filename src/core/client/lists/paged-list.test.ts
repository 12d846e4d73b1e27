import fc from 'fast-check';
import type { RowCount } from '#core/contract/paging-schema.ts';
import { PagedList } from './paged-list.ts';

/** A list does not wait for its number. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const twoPages = async (cursor: string | undefined) =>
  cursor === undefined ? { items: [1, 2], nextCursor: 'next' } : { items: [3], nextCursor: null };

describe('PagedList', () => {
  it('grows page by page until the last page', async () => {
    const list = new PagedList<number>();
    await list.start(twoPages);
    expect([list.items, list.hasMore]).toEqual([[1, 2], true]);
    await list.more();
    expect([list.items, list.hasMore]).toEqual([[1, 2, 3], false]);
    await list.more();
    expect(list.items).toEqual([1, 2, 3]);
  });

  it('distinguishes an empty list from a list that has not loaded', async () => {
    const list = new PagedList<number>();
    expect(list.isEmpty).toBe(false);
    await list.start(async () => ({ items: [], nextCursor: null }));
    expect(list.isEmpty).toBe(true);
  });

  it('keeps its items when the next page fails, and retries that page', async () => {
    const list = new PagedList<number>();
    let fail = true;
    await list.start(async (cursor) => {
      if (cursor !== undefined && fail) throw new Error('away');
      return twoPages(cursor);
    });
    await list.more();
    expect([list.status, list.items]).toEqual(['failed', [1, 2]]);
    fail = false;
    await list.more();
    expect([list.status, list.items]).toEqual(['ready', [1, 2, 3]]);
  });

  it.each([{}, [], { items: 'many' }, { items: null }])('fails when the response is not a page: %j', async (answer) => {
    const list = new PagedList<number>();
    await list.start(async () => answer as never);
    expect([list.status, list.items]).toEqual(['failed', []]);
    expect(list.error).toMatchObject({ code: 'unreadable' });
  });

  const fails = async (): Promise<never> => {
    throw new Error('away');
  };

  it('removes the items of the previous query when a new start fails, and retries that start', async () => {
    const list = new PagedList<number>();
    await list.start(twoPages);
    let isAway = true;
    const cursors: (string | undefined)[] = [];
    await list.start(async (cursor) => {
      cursors.push(cursor);
      return isAway ? fails() : { items: [7], nextCursor: null };
    });
    expect([list.status, list.items, list.hasMore]).toEqual(['failed', [], false]);
    isAway = false;
    await list.more();
    expect([list.status, list.items, cursors]).toEqual(['ready', [7], [undefined, undefined]]);
  });

  it('never sends a cursor of another query', async () => {
    const page = fc.record({ isAway: fc.boolean(), size: fc.integer({ min: 0, max: 3 }), isLast: fc.boolean() });
    const steps = fc.array(fc.record({ do: fc.constantFrom('start', 'more', 'more', 'cancel'), answer: page }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const list = new PagedList<string>();
        const foreign: string[] = [];
        let question = 0;
        let answer = { isAway: false, size: 1, isLast: false };
        for (const step of all) {
          ({ answer } = step);
          if (step.do === 'start') {
            question += 1;
            const own = `question ${question}`;
            await list.start(async (cursor) => {
              if (cursor !== undefined && cursor !== own) foreign.push(cursor);
              if (answer.isAway) throw new Error('away');
              return { items: Array.from({ length: answer.size }, () => own), nextCursor: answer.isLast ? null : own };
            });
          } else if (step.do === 'more') await list.more();
          else list.cancel();
          expect([...foreign, ...list.items.filter((item) => item !== `question ${question}`)]).toEqual([]);
        }
      }),
    );
  });

  it('counts the rows of a list with several pages, and only those', async () => {
    const list = new PagedList<number>();
    let asked = 0;
    const counter = async () => {
      asked += 1;
      return { count: { count: 3, more: false } };
    };
    expect(list.count).toBeUndefined();
    const started = list.start(twoPages, counter);
    expect(list.count).toBeNull();
    await started;
    await settled();
    expect(list.count).toEqual({ count: 3, more: false });
    await list.start(async () => ({ items: [7, 8], nextCursor: null }), counter);
    await settled();
    expect([list.count, asked]).toEqual([{ count: 2, more: false }, 1]);
    await list.start(twoPages);
    expect(list.count).toBeUndefined();
  });

  it('counts the rows after the first page was tried again', async () => {
    const list = new PagedList<number>();
    let isAway = true;
    await list.start(
      async (cursor) => (isAway ? fails() : twoPages(cursor)),
      async () => ({ count: { count: 3, more: false } }),
    );
    expect(list.count).toBeNull();
    isAway = false;
    await list.more();
    await settled();
    expect(list.count).toEqual({ count: 3, more: false });
  });

  it('counts the rows of the same query again when it is loaded again', async () => {
    const list = new PagedList<number>();
    let number = 3;
    await list.start(twoPages, async () => ({ count: { count: number, more: false } }));
    await settled();
    number = 4;
    await list.again();
    await settled();
    expect(list.count).toEqual({ count: 4, more: false });
  });

  it('never shows the number of a previous query', async () => {
    const list = new PagedList<number>();
    let answerLate: (answer: { count: RowCount }) => void = () => undefined;
    const late = new Promise<{ count: RowCount }>((resolve) => {
      answerLate = resolve;
    });
    await list.start(twoPages, () => late);
    await list.start(twoPages, () => new Promise(() => undefined));
    answerLate({ count: { count: 9, more: false } });
    await settled();
    expect(list.count).toBeNull();
  });

  it('drops a page of the previous list after a new start', async () => {
    const list = new PagedList<number>();
    let release: () => void = () => undefined;
    const slow = list.start(
      () =>
        new Promise((resolve) => {
          release = () => resolve({ items: [9], nextCursor: null });
        }),
    );
    await list.start(twoPages);
    release();
    await slow;
    expect(list.items).toEqual([1, 2]);
  });
});
