import { inPortions } from './in-portions.ts';

test('portions follow each other until one has nothing to do, and are counted', async () => {
  const left = [100, 100, 7, 0, 5];
  expect(await inPortions(new AbortController(), async () => left.shift() ?? 0)).toBe(207);
  expect(left).toEqual([5]);
});

test('a stopped job begins no further portion', async () => {
  const controller = new AbortController();
  let portions = 0;
  const portion = async (): Promise<number> => {
    portions += 1;
    controller.abort();
    return 1;
  };
  await expect(inPortions(controller, portion)).rejects.toThrow();
  expect(portions).toBe(1);
});
