import type { HttpServer } from '../http/http-server.ts';
import type { Metrics } from '../observability/metrics.ts';
import { askReadiness, type ReadinessProbes } from '../observability/readiness.ts';

/** The dependencies of the addresses for operators. */
export interface HealthOptions {
  readonly metrics: Metrics;
  readonly readiness: ReadinessProbes;
}

/** Mounts `/healthz` (the process runs), `/readyz` (every part can work) and `/metrics`. */
export function mountHealth(app: HttpServer, { metrics, readiness }: HealthOptions): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const answer = await askReadiness(readiness);
    return reply
      .code(answer.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer);
  });

  app.get('/metrics', async (_request, reply) => {
    return reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}
