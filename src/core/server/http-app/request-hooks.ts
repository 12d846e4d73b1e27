import { EPOCH_HEADER } from '#core/contract/epoch.ts';
import type { ClientFiles } from '../assets/client-files.ts';
import { NO_INLINE } from '../assets/file-table.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { AccessEpoch } from '../epoch/access-epoch.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { API_PREFIX, type HttpReply, type HttpRequest, type HttpServer } from '../http/http-server.ts';
import type { RequestLimits } from '../http/limits/request-limits.ts';
import { dataHeaders, fileHeaders, type InlineHashes, mailHeaders, securityHeaders } from '../http/security-headers.ts';
import type { IdentityGateway } from '../identity/identity.ts';
import { DOCS_PREFIX } from './docs/mount-docs.ts';

/** Writes the headers that every response has. */
export type HeaderWriter = (request: Pick<HttpRequest, 'url' | 'id' | 'routeOptions'>, reply: Pick<HttpReply, 'headers'>) => void;

interface HeaderDependencies {
  readonly config: ServerConfig;
  readonly assets: ClientFiles | undefined;
  readonly epoch: Pick<AccessEpoch, 'current'>;
}

/** Writes the security headers and the request's id, and on answers of the API the number of the last change of rights. */
export function headerWriter({ config, assets, epoch }: HeaderDependencies): HeaderWriter {
  const common = {
    firebase: config.identity.kind === 'firebase',
    https: config.publicUrl?.startsWith('https:') ?? false,
    subdomains: config.hstsSubdomains,
  };
  const ofPage = remember((inline: InlineHashes) => securityHeaders({ ...common, inline, hasBase: true }));
  const ofDocs = securityHeaders({ ...common, inline: NO_INLINE, hasBase: false });
  // Responses of the API depend on the caller, so no cache may keep them.
  const ofData = { ...dataHeaders(common), 'cache-control': 'no-store' };
  const ofFile = { ...fileHeaders(common), 'cache-control': 'no-store' };
  const ofMail = { ...mailHeaders(common), 'cache-control': 'no-store' };
  const sandboxed = { file: ofFile, mail: ofMail };
  return ({ url, id, routeOptions }, reply) => {
    const { shownAs } = routeOptions.config ?? {};
    const isBare = url.startsWith(DOCS_PREFIX) || shownAs === 'page';
    const isAnswer = !isBare && isData(url);
    const ofAnswer = shownAs === 'file' || shownAs === 'mail' ? sandboxed[shownAs] : isAnswer || shownAs === 'data' ? ofData : undefined;
    const headers = isBare ? ofDocs : (ofAnswer ?? ofPage(assets?.inlineHashes() ?? NO_INLINE));
    reply.headers(headers).headers({ 'x-request-id': id });
    if (isAnswer) reply.headers({ [EPOCH_HEADER]: epoch.current });
  };
}

function isData(url: string): boolean {
  return url.startsWith(`${API_PREFIX}/`) && !url.startsWith(DOCS_PREFIX);
}

// The hashes change only when the client is built again.
function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Passes requests for the embedded identity provider on, with the body unread, while their sender keeps to the limits. */
export function passToIdentity(app: HttpServer, gateway: IdentityGateway | undefined, limits: RequestLimits): void {
  if (gateway === undefined) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!gateway.handles(request.url)) return;
    const count = gateway.limitOf(request.url) === 'sign-in' ? limits.countSignIn : limits.countRead;
    try {
      await count(request);
    } catch (error) {
      if (!(error instanceof ApiFault && error.retryAfter !== undefined)) throw error;
      return reply.code(429).header('retry-after', String(error.retryAfter)).header('cache-control', 'no-store').send(TOO_MANY);
    }
    reply.hijack();
    // The gateway writes the response itself, so the headers go to the bare response.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    gateway.serve(request.raw, reply.raw);
  });
}

// The form that the identity SDK reads as `auth/too-many-requests`.
const TOO_MANY = Object.freeze({ error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
