import type { ServerRegistry } from '../../plugin/server-registry.ts';
import { API_PREFIX, type HttpServer } from '../http-server.ts';
import { docsPage } from './docs-page.ts';
import { docsScript } from './docs-script.ts';
import { docsStyle } from './docs-style.ts';
import { openApiDocument } from './openapi-document.ts';

/** Mounts the API's description: `/api/openapi.json` for programs, `/api/docs` for people. */
export function mountDocs(app: HttpServer, registry: ServerRegistry): void {
  const texts: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/openapi.json': ['application/json', JSON.stringify(openApiDocument(registry))],
    '/docs': ['text/html', docsPage(registry)],
    '/docs/docs.css': ['text/css', docsStyle],
    '/docs/docs.js': ['text/javascript', docsScript],
  };
  for (const [path, [type, text]] of Object.entries(texts)) {
    app.get(API_PREFIX + path, { config: { policy: 'public' } }, async (_request, reply) =>
      reply.header('content-type', `${type}; charset=utf-8`).send(text),
    );
  }
}
