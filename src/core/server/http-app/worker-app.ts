import { fastify, LogController } from 'fastify';
import { closeConnectionsWhenStopping } from '../http/close-connections.ts';
import type { HttpServer } from '../http/http-server.ts';
import { observeRequests } from '../http/observe-requests.ts';
import type { Logger } from '../observability/logger.ts';
import { type HealthOptions, mountHealth } from './mount-health.ts';

/** The HTTP application of a server that only runs jobs: the addresses for operators and nothing else. */
export function buildWorkerApp({ log, ...options }: HealthOptions & { readonly log: Logger }): HttpServer {
  const app: HttpServer = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
  });
  closeConnectionsWhenStopping(app);
  observeRequests(app, options.metrics);
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ code: 'not-found', message: 'This server works on jobs and answers no other calls.' });
  });
  mountHealth(app, options);
  return app;
}
