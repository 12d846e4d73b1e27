import type { ServerRegistry } from '../../plugin/server-registry.ts';
import { API_PREFIX, type HttpServer } from '../http-server.ts';
import { openApiDocument } from './openapi-document.ts';

/** Mounts the API's description for programs at `/api/openapi.json`. */
export function mountDocs(app: HttpServer, registry: ServerRegistry): void {
  const document = openApiDocument(registry);
  app.get(`${API_PREFIX}/openapi.json`, { config: { policy: 'public' } }, async (_request, reply) => {
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
}
