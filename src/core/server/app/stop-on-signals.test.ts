import { EventEmitter } from 'node:events';
import { stopOnSignals } from './stop-on-signals.ts';
import { Stops } from './stops.ts';

function signals() {
  const source = new EventEmitter();
  const clock = { now: 0 };
  const events: string[] = [];
  stopOnSignals(
    source,
    () => events.push('stop'),
    () => events.push('force'),
    () => clock.now,
  );
  return { source, clock, events };
}

test.each(['SIGINT', 'SIGTERM'])('%s stops', (signal) => {
  const { source, events } = signals();
  source.emit(signal);
  expect(events).toEqual(['stop']);
});

test('one stop request that arrives twice, from the terminal and from npm, stops once', () => {
  const { source, clock, events } = signals();
  source.emit('SIGINT');
  clock.now += 500;
  source.emit('SIGINT');
  source.emit('SIGTERM');
  expect(events).toEqual(['stop']);
});

test('a second signal after a while forces the stop', () => {
  const { source, clock, events } = signals();
  source.emit('SIGINT');
  clock.now += 3_000;
  source.emit('SIGINT');
  expect(events).toEqual(['stop', 'force']);
});

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
