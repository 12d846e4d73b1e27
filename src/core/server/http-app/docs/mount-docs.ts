import { API_PREFIX, type HttpServer } from '../../http/http-server.ts';
import type { RequestLimits } from '../../http/limits/request-limits.ts';
import { REPLY_COMPRESSION } from '../../http/reply-compression.ts';
import type { ServerRegistry } from '../../plugin/server-registry.ts';
import { docsScript, docsStyle } from './docs-assets.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

/** The prefix of the page that describes the API, and of its script and style. */
export const DOCS_PREFIX = `${API_PREFIX}/docs`;

/** Mounts the description of the API: `/api/openapi.json` for programs, `/api/docs` for people. Each is made for its first reader. */
export function mountDocs(app: HttpServer, registry: ServerRegistry, limits: RequestLimits): void {
  const texts: Readonly<Record<string, readonly [type: string, text: () => string]>> = {
    [`${API_PREFIX}/openapi.json`]: ['application/json', once(() => JSON.stringify(openApiDocument(registry)))],
    [DOCS_PREFIX]: ['text/html', once(() => docsPage(registry))],
    [`${DOCS_PREFIX}/docs.css`]: ['text/css', () => docsStyle],
    [`${DOCS_PREFIX}/docs.js`]: ['text/javascript', () => docsScript],
  };
  for (const [path, [type, text]] of Object.entries(texts)) {
    app.get(path, { config: { policy: 'public' }, compress: REPLY_COMPRESSION, onRequest: limits.countRead }, async (_request, reply) =>
      reply.header('content-type', `${type}; charset=utf-8`).send(text()),
    );
  }
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
