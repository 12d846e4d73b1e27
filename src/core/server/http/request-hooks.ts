import type { ClientFiles } from '../assets/client-files.ts';
import { NO_INLINE } from '../assets/file-table.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { IdentityGateway } from '../identity/identity.ts';
import { API_PREFIX, type HttpServer } from './http-server.ts';
import { type InlineHashes, securityHeaders } from './security-headers.ts';

/** Puts the security headers and the request's id on every answer, whoever writes it. */
export function sendSecurityHeaders(app: HttpServer, config: ServerConfig, assets: ClientFiles | undefined): void {
  const common = {
    firebase: config.identity.kind === 'firebase',
    https: config.publicUrl?.startsWith('https:') ?? false,
  };
  const headersFor = remember((inline: InlineHashes) => Object.entries(securityHeaders({ ...common, inline })));
  app.addHook('onRequest', async (request, reply) => {
    // On the bare response, so that they are on what the identity provider's gateway answers too.
    for (const [name, value] of headersFor(assets?.inlineHashes() ?? NO_INLINE)) reply.raw.setHeader(name, value);
    reply.raw.setHeader('x-request-id', request.id);
    // What the API answers depends on who asks, and must not be kept by anything on the way.
    if (request.url.startsWith(API_PREFIX)) reply.raw.setHeader('cache-control', 'no-store');
  });
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
  app.addHook('onRequest', async (request, reply) => {
    if (!gateway.handles(request.url)) return;
    reply.hijack();
    gateway.serve(request.raw, reply.raw);
  });
}
