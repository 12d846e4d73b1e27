import type { ClientFiles } from '../assets/client-files.ts';
import { NO_INLINE } from '../assets/file-table.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { IdentityGateway } from '../identity/identity.ts';
import { DOCS_PREFIX } from './docs/mount-docs.ts';
import { API_PREFIX, type HttpReply, type HttpRequest, type HttpServer } from './http-server.ts';
import { dataHeaders, type InlineHashes, securityHeaders } from './security-headers.ts';

/** Writes headers that every answer has, whoever gives it. */
export type HeaderWriter = (request: Pick<HttpRequest, 'url' | 'id'>, reply: Pick<HttpReply, 'raw'>) => void;

/** Writes the security headers and the request's id, on the bare response: the identity provider's gateway answers by itself. */
export function headerWriter(config: ServerConfig, assets: ClientFiles | undefined): HeaderWriter {
  const common = {
    firebase: config.identity.kind === 'firebase',
    https: config.publicUrl?.startsWith('https:') ?? false,
    subdomains: config.hstsSubdomains,
  };
  const ofPage = remember((inline: InlineHashes) => Object.entries(securityHeaders({ ...common, inline })));
  // What the API answers depends on who asks, and must not be kept by anything on the way.
  const ofData = Object.entries({ ...dataHeaders(common), 'cache-control': 'no-store' });
  return ({ url, id }, { raw }) => {
    const headers = isData(url) ? ofData : ofPage(assets?.inlineHashes() ?? NO_INLINE);
    for (const [name, value] of headers) raw.setHeader(name, value);
    raw.setHeader('x-request-id', id);
  };
}

function isData(url: string): boolean {
  return url.startsWith(`${API_PREFIX}/`) && !url.startsWith(DOCS_PREFIX);
}

// The hashes change only when the client is built anew.
function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Hands requests for the embedded identity provider over, unread. */
export function passToIdentity(app: HttpServer, gateway: IdentityGateway | undefined): void {
  if (gateway === undefined) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (!gateway.handles(request.url)) return done();
    reply.hijack();
    gateway.serve(request.raw, reply.raw);
  });
}
