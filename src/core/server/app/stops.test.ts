import { Stops } from './stops.ts';

test('stops run once each in reverse order, also after a failure', async () => {
  const stops = new Stops();
  const events: string[] = [];
  stops.add(() => events.push('lock'));
  stops.add(() => Promise.reject(new Error('database hangs')));
  stops.add(async () => events.push('requests'));
  await expect(stops.run()).rejects.toThrow('database hangs');
  await stops.run();
  expect(events).toEqual(['requests', 'lock']);
});
