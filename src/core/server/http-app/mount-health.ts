import type { HttpServer } from '../http/http-server.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type ReadinessProbes, rememberedReadiness } from '../observability/readiness.ts';

/** The dependencies of the addresses for operators. */
export interface HealthOptions {
  readonly metrics: Metrics;
  readonly readiness: ReadinessProbes;
  /** Whether the stop of the server has not been announced; asked for every answer. */
  readonly isServing?: () => boolean;
}

/** Mounts `/healthz` (the process runs), `/readyz` (every part can work) and `/metrics`. */
export function mountHealth(app: HttpServer, { metrics, readiness, isServing = () => true }: HealthOptions): void {
  const remembered = rememberedReadiness(readiness);
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const { ready, parts } = await remembered();
    const serving = isServing();
    return reply
      .code(ready && serving ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: ready && serving, parts: { ...parts, serving } });
  });

  app.get('/metrics', async (_request, reply) => {
    return reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}
