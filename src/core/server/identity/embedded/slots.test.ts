import { Slots, SlotsFull } from './slots.ts';

test('tasks run up to the number of slots, further ones wait in order, and too many are refused', async () => {
  const slots = new Slots(2, 2);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const tasks = gates.map(({ promise }, index) =>
    slots.run(() => {
      started.push(index);
      return promise;
    }),
  );
  await expect(slots.run(async () => undefined)).rejects.toBeInstanceOf(SlotsFull);
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await tasks[1];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all(tasks);
  expect(started).toEqual([0, 1, 2, 3]);
  expect(slots.isIdle).toBe(true);
});

test('a task that fails frees its slot', async () => {
  const slots = new Slots(1, 1);
  await expect(slots.run(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await slots.run(async () => 'next')).toBe('next');
});
