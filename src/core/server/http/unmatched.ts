import type { ClientFiles } from '../assets/client-files.ts';
import { sendClientFile } from '../assets/send-client-file.ts';
import type { AllowedMethods } from './allowed-methods.ts';
import { ApiFault } from './api-fault.ts';
import { API_PREFIX, type HttpServer } from './http-server.ts';

/**
 * Answers what no route takes: a known address with a wrong method 405, an unknown API address 404,
 * anything else from the built client.
 */
export function answerUnmatched(app: HttpServer, allowed: AllowedMethods, assets: ClientFiles | undefined): void {
  // In onRequest rather than in the handler below: a body would be read, and refused, before that.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const path = pathOf(request.url);
    const methods = allowed.of(path);
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '));
      return done(new ApiFault('method-not-allowed'));
    }
    const belongsToApi = path === API_PREFIX || path.startsWith(`${API_PREFIX}/`);
    if (belongsToApi || assets === undefined) return done(new ApiFault('not-found'));
    if (request.method !== 'GET' && request.method !== 'HEAD') return done(new ApiFault('method-not-allowed'));
    done();
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (assets === undefined) throw new ApiFault('not-found');
    return sendClientFile(assets, pathOf(request.url), request, reply);
  });
}

function pathOf(url: string): string {
  const end = url.search(/[?#;]/);
  return end === -1 ? url : url.slice(0, end);
}
