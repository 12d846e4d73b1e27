import { createLogger } from '../observability/logger.ts';
import { Metrics } from '../observability/metrics.ts';
import { buildWorkerApp } from './worker-app.ts';

test('a server that only runs jobs serves the addresses for operators and nothing else', async () => {
  const metrics = new Metrics();
  const app = buildWorkerApp({ log: createLogger('silent'), metrics, readiness: { database: async () => false } });
  const answers = await Promise.all(
    ['/healthz', '/readyz', '/metrics', '/', '/api/me', '/config.json'].map(async (url) => [url, (await app.inject({ url })).statusCode]),
  );
  expect(Object.fromEntries(answers)).toEqual({
    '/healthz': 200,
    '/readyz': 503,
    '/metrics': 200,
    '/': 404,
    '/api/me': 404,
    '/config.json': 404,
  });
  await app.close();
});
