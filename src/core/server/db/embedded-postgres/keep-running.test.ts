import pino from 'pino';
import { keepRunning } from './keep-running.ts';
import type { PostgresProcess } from './postgres-process.ts';

/** A fake process that exists only in the test. */
class FakeProcess implements PostgresProcess {
  readonly pid: number;
  readonly ended: Promise<void>;
  die: () => void = () => undefined;
  stops = 0;

  constructor(pid: number) {
    this.pid = pid;
    this.ended = new Promise((resolve) => {
      this.die = resolve;
    });
  }

  async stop(): Promise<void> {
    this.stops += 1;
    this.die();
  }
}

describe('a process that is kept running', () => {
  const log = pino({ level: 'silent' });

  it('is restarted when it dies, even if the first restart fails', async () => {
    const [first, second] = [new FakeProcess(1), new FakeProcess(2)];
    const outcomes = [first, new Error('not yet'), second];
    const restarted = Promise.withResolvers<void>();
    const kept = await keepRunning(async () => {
      const outcome = outcomes.shift();
      if (outcome instanceof FakeProcess) {
        if (outcome === second) restarted.resolve();
        return outcome;
      }
      throw outcome;
    }, log);
    expect(kept.pid()).toBe(1);
    first.die();
    await restarted.promise;
    await kept.stop();
    expect(outcomes).toEqual([]);
    expect([first.stops, second.stops]).toEqual([0, 1]);
  });

  it('fails at once when the first start fails', async () => {
    await expect(keepRunning(() => Promise.reject(new Error('never')), log)).rejects.toThrow('never');
  });

  it('is not restarted after it was stopped', async () => {
    const only = new FakeProcess(1);
    let starts = 0;
    const kept = await keepRunning(async () => {
      starts += 1;
      return only;
    }, log);
    await kept.stop();
    expect([starts, only.stops]).toEqual([1, 1]);
  });

  it('is stopped when the stop arrives during a restart', async () => {
    const [first, second] = [new FakeProcess(1), new FakeProcess(2)];
    const starting = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<PostgresProcess>();
    let starts = 0;
    const kept = await keepRunning(() => {
      starts += 1;
      if (starts === 1) return Promise.resolve(first);
      starting.resolve();
      return finish.promise;
    }, log);
    first.die();
    await starting.promise;
    const stopped = kept.stop();
    finish.resolve(second);
    await stopped;
    expect(second.stops).toBe(1);
  });
});
