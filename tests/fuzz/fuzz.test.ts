import fc from 'fast-check';
import { testServer } from '#core/testing/server-kit.ts';
import { shelfServerPlugin } from '#core/testing/shelf-server-plugin.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { type Operation, operationsOf } from './support/operations.ts';
import { type FuzzRequest, requestsTo } from './support/requests.ts';
import { CALLERS, furnish, nameFor } from './support/world.ts';

/** The number of requests, and the seed that generates them. The same seed gives the same requests. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
const SEED = Number(process.env.FUZZ_SEED ?? 20260301);

const api = testServer([...serverPlugins, shelfServerPlugin()], { env: { RATE_LIMITS: 'off' } });
let origin: string;
let operations: readonly Operation[];
let known: Readonly<Record<string, readonly string[]>>;
beforeAll(async () => {
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  operations = operationsOf((await api.app.inject('/api/openapi.json')).json());
  known = await furnish(api);
});

async function statusOf({ url, ...request }: FuzzRequest, authorization: Readonly<Record<string, string>>): Promise<number> {
  const response = await fetch(origin + url, {
    method: request.method,
    headers: { ...request.headers, ...authorization },
    ...(request.body !== undefined && { body: request.body }),
  });
  await response.arrayBuffer();
  return response.status;
}

function told({ method, url, body }: FuzzRequest): string {
  const shown = body === undefined ? '' : ` ${body.length} characters: ${JSON.stringify(body.slice(0, 300))}`;
  return `${method} ${url.slice(0, 300)}${shown}`;
}

test(
  `Every call by every role answers hostile requests without a 5xx (FUZZ_SEED=${SEED}, FUZZ_REQUESTS=${REQUESTS})`,
  async () => {
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    const rounds = Math.ceil(REQUESTS / (operations.length * CALLERS.length));
    let number = 0;
    for (const [index, operation] of operations.entries()) {
      const requests = fc.sample(requestsTo(operation, known), { numRuns: rounds * CALLERS.length, seed: SEED + index });
      for (const request of requests) {
        const who = CALLERS[number % CALLERS.length] ?? 'visitor';
        number += 1;
        const headers = await api.as(who, nameFor(operation.id, number)).headers();
        const status = await statusOf(request, headers);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) faults.push(`${operation.id} as ${who}: ${status}\n  ${told(request)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(number).toBeGreaterThanOrEqual(REQUESTS);
    // Some requests must succeed. Otherwise a server that refuses everything would pass.
    for (const status of [200, 401, 403, 404, 422]) expect(statuses.get(status)).toBeGreaterThan(number / 100);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  },
  // Not a limit for speed: it fails only a run that hangs.
  Math.max(600_000, REQUESTS * 200),
);
