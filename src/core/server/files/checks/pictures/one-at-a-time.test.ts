import { oneAtATime } from './one-at-a-time.ts';

test('work runs in the order of the calls, each after the one before, also after one that fails', async () => {
  const turn = oneAtATime();
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
    if (name === 'first') throw new Error('first failed');
    return name;
  };
  const results = await Promise.allSettled([turn(work('first')), turn(work('second'))]);
  expect(results).toEqual([
    { status: 'rejected', reason: new Error('first failed') },
    { status: 'fulfilled', value: 'second' },
  ]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
