import type { HttpServer } from './http-server.ts';

/**
 * Ends each connection as soon as it is idle once the server is stopping. Fastify closes those that are idle at that
 * moment; one that was busy then would be kept alive, and the stop would wait for it to time out.
 */
export function closeConnectionsWhenStopping(app: HttpServer): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.server.on('request', (_request, response) => {
    response.once('close', () => {
      if (stopping) app.server.closeIdleConnections();
    });
  });
}
