import type { ClientFiles } from '../assets/client-files.ts';
import { sendClientFile } from '../assets/send-client-file.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { API_PREFIX, type HttpServer } from '../http/http-server.ts';
import type { RequestLimits } from '../http/limits/request-limits.ts';
import type { AllowedMethods } from '../http/path-pattern.ts';
import { pathOf } from '../http/request-target.ts';

interface UnmatchedDependencies {
  readonly allowed: AllowedMethods;
  readonly assets: ClientFiles | undefined;
  readonly limits: RequestLimits;
}

/**
 * Answers requests that match no route: 405 for a known address with a wrong method, 404 for an unknown API address, and the built client
 * for anything else.
 */
export function answerUnmatched(app: HttpServer, { allowed, assets, limits }: UnmatchedDependencies): void {
  // In onRequest rather than in the handler below, because the server would read and refuse a body before the handler.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = pathOf(request.url);
    const belongsToApi = path === API_PREFIX || path.startsWith(`${API_PREFIX}/`);
    if (belongsToApi) await limits.countCall(request);
    const methods = allowed.of(path);
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '));
      throw new ApiFault('method-not-allowed');
    }
    if (belongsToApi || assets === undefined) throw new ApiFault('not-found');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD');
      throw new ApiFault('method-not-allowed');
    }
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (assets === undefined) throw new ApiFault('not-found');
    return sendClientFile(assets, pathOf(request.url), request, reply);
  });
}
