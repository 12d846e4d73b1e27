import { PUSH_WORKER } from '#core/contract/push.ts';
import type { ClientFiles } from '../assets/client-files.ts';
import { sendPushWorker } from '../assets/send-push-worker.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Metrics } from '../observability/metrics.ts';
import { askReadiness, type ReadinessProbes } from '../observability/readiness.ts';
import type { HttpServer } from './http-server.ts';
import { sendTagged } from './send-tagged.ts';

/** What the addresses for operators, and for the client before it starts, need. */
export interface OperationsOptions {
  readonly config: ServerConfig;
  readonly metrics: Metrics;
  readonly readiness: ReadinessProbes;
  /** The built client; `undefined` when none is served. */
  readonly assets: ClientFiles | undefined;
}

/** Mounts `/healthz` (the process lives), `/readyz` (every part can work), `/metrics`, `/config.json` and the worker for push messages. */
export function mountOperations(app: HttpServer, { config, metrics, readiness, assets }: OperationsOptions): void {
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

  const clientConfig = JSON.stringify(config.client);
  app.get('/config.json', (request, reply) => sendTagged(request, reply, 'application/json; charset=utf-8', clientConfig));

  app.get(PUSH_WORKER.file, (request, reply) => sendPushWorker(assets, config.client.identity, request, reply));
}
