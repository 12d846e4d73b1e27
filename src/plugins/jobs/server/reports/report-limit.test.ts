import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { anEmployer, aPosting } from '../testing/managed-world.ts';
import { report } from '../testing/reported.ts';

const START = Date.UTC(2026, 2, 1, 9, 30);

let time = START;
const api = testServer(serverPlugins, { now: () => new Date(time), env: { RATE_LIMITS: 'on', RATE_LIMIT_STORE: 'database' } });
let id: string;
beforeAll(async () => {
  id = (await aPosting(await anEmployer(api, 'limited'))).id;
});

/** The reply to a visitor with that network address. */
const reportFrom = (remoteAddress: string) =>
  api.app.inject({ method: 'POST', url: `/api/jobs/${id}/reports`, payload: { reason: 'spam' }, remoteAddress });

test('a network and an account send five reports an hour, also repeated ones', async () => {
  for (let count = 0; count < 5; count += 1) expect((await reportFrom('203.0.113.5')).statusCode).toBe(204);
  const refused = await reportFrom('203.0.113.5');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    code: 'jobs.too-many-reports',
    message: 'You have sent too many reports within an hour. Wait, then try again.',
    retryAfter: 3600,
  });
  expect((await reportFrom('203.0.113.6')).statusCode).toBe(204);
  for (let count = 0; count < 5; count += 1) expect(await report(api.as('candidate'), id)).toBe(204);
  expect(await report(api.as('candidate'), id)).toBe(429);
  time = START + 3_600_000;
  expect((await reportFrom('203.0.113.5')).statusCode).toBe(204);
});
