import { PUSH_WORKER } from '#core/contract/push.ts';
import type { ClientFiles } from '../assets/client-files.ts';
import { sendPushWorker } from '../assets/send-push-worker.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { sendTagged } from '../http/entity-tag.ts';
import type { HttpServer } from '../http/http-server.ts';
import { type HealthOptions, mountHealth } from './mount-health.ts';

interface OperationsOptions extends HealthOptions {
  readonly config: ServerConfig;
  /** The built client; `undefined` when none is served. */
  readonly assets: ClientFiles | undefined;
}

/** The addresses that {@link mountOperations} mounts. */
export const OPERATIONS: readonly string[] = Object.freeze(['/healthz', '/readyz', '/metrics', '/config.json', PUSH_WORKER.file]);

/** Mounts `/healthz` (the process runs), `/readyz` (every part can work), `/metrics`, `/config.json` and the worker for push messages. */
export function mountOperations(app: HttpServer, { config, assets, ...health }: OperationsOptions): void {
  mountHealth(app, health);

  const clientConfig = JSON.stringify(config.client);
  app.get('/config.json', (request, reply) => sendTagged(request, reply, 'application/json; charset=utf-8', clientConfig));

  app.get(PUSH_WORKER.file, (request, reply) => sendPushWorker(assets, config.client.identity, request, reply));
}
