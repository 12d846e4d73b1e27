import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import path from 'node:path';
import { stopOnSignals } from './process-events.ts';

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

const guard = path.join(__dirname, 'process-events.ts');

function runWith(guarded: boolean): { status: number | null; stdout: string } {
  const program = `
    const { logUnhandledRejections } = await import(${JSON.stringify(guard)});
    if (${guarded}) logUnhandledRejections(process, { error: ({ err }, text) => console.log(err.message, '|', text) });
    Promise.reject(new Error('nobody waits'));
    setTimeout(() => console.log('alive'), 20);`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

test('an unhandled rejection is logged, and the process continues', () => {
  const { status, stdout } = runWith(true);
  expect([status, stdout]).toEqual([0, 'nobody waits | A promise rejection was not handled. This is a bug\nalive\n']);
});

test('without the guard the process ends', () => {
  const { status, stdout } = runWith(false);
  expect([status, stdout]).toEqual([1, '']);
});
