import { setTimeout as pause } from 'node:timers/promises';
import { buildWorkerApp } from '../http-app/worker-app.ts';
import { createLogger } from '../observability/logger.ts';
import { Metrics } from '../observability/metrics.ts';
import { AnnouncedStop } from './announced-stop.ts';

test('/readyz answers 503 from the announcement on, while the server goes on', async () => {
  const stopped = jest.fn(async () => undefined);
  const stop = new AnnouncedStop(stopped, 100);
  const app = buildWorkerApp({ log: createLogger('silent'), metrics: new Metrics(), readiness: {}, isServing: stop.isAhead });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const stopping = stop.run();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, parts: { serving: false } }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(stopped).not.toHaveBeenCalled();
  await stopping;
  expect(stopped).toHaveBeenCalledTimes(1);
  await app.close();
});

test('without a delay the stop begins at once, and happens once', async () => {
  const stopped = jest.fn(async () => pause(10));
  const stop = new AnnouncedStop(stopped, 0);
  const [first, second] = [stop.run(), stop.run()];
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(second).toBe(first);
  await first;
});

test('the failure of the stop is that of each call', async () => {
  const stop = new AnnouncedStop(async () => {
    throw new Error('The database is away');
  }, 0);
  await expect(stop.run()).rejects.toThrow('The database is away');
  await expect(stop.run()).rejects.toThrow('The database is away');
});
