import type { HttpServer } from './http-server.ts';

/**
 * While the server stops, closes each connection as soon as it is idle. Fastify closes only the connections that are idle when
 * the stop begins. A connection that is busy then would stay open, and the stop would wait for its timeout.
 */
export function closeConnectionsWhenStopping(app: HttpServer): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  const closeIdle = (): void => {
    if (stopping) app.server.closeIdleConnections();
  };
  app.server.on('request', (request, response) => {
    response.once('close', closeIdle);
    // The rest of a refused body may arrive after the response.
    request.once('close', closeIdle);
  });
}
