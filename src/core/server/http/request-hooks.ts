import type { ClientFiles } from '../assets/client-files.ts';
import { NO_INLINE } from '../assets/file-table.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { IdentityGateway } from '../identity/identity.ts';
import { API_PREFIX, type HttpReply, type HttpRequest, type HttpServer } from './http-server.ts';
import { type InlineHashes, securityHeaders } from './security-headers.ts';

/** Writes headers that every answer has, whoever gives it. */
export type HeaderWriter = (request: Pick<HttpRequest, 'url' | 'id'>, reply: Pick<HttpReply, 'raw'>) => void;

/** Writes the security headers and the request's id, on the bare response: the identity provider's gateway answers by itself. */
export function headerWriter(config: ServerConfig, assets: ClientFiles | undefined): HeaderWriter {
  const common = {
    firebase: config.identity.kind === 'firebase',
    https: config.publicUrl?.startsWith('https:') ?? false,
  };
  const headersFor = remember((inline: InlineHashes) => Object.entries(securityHeaders({ ...common, inline })));
  return ({ url, id }, { raw }) => {
    for (const [name, value] of headersFor(assets?.inlineHashes() ?? NO_INLINE)) raw.setHeader(name, value);
    raw.setHeader('x-request-id', id);
    // What the API answers depends on who asks, and must not be kept by anything on the way.
    if (url.startsWith(API_PREFIX)) raw.setHeader('cache-control', 'no-store');
  };
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
