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
  const closeIdle = (): void => {
    if (stopping) app.server.closeIdleConnections();
  };
  app.server.on('request', (request, response) => {
    response.once('close', closeIdle);
    // The rest of a body that was refused may arrive after the answer.
    request.once('close', closeIdle);
  });
}
