import { addressOf } from '../http/endpoint-address.ts';
import type { DownloadHandler, DownloadInput } from '../http/files/handle-download.ts';
import { sendFileAnswer } from '../http/files/send-file-answer.ts';
import type { HttpServer } from '../http/http-server.ts';
import { validInput, validParams } from '../http/validate-input.ts';
import { type MountOptions, mountedCall } from './mounted-call.ts';

/** Mounts a download call, under the API or at its open address. */
export function mountDownload(app: HttpServer, handler: DownloadHandler, options: MountOptions): void {
  const { contract, policy, run } = handler;
  const { schemas, admit, countOwn, contextOf, declared } = mountedCall(handler, options);
  const rules = { answers: contract.answers, isPublic: policy === 'public' };
  app.route({
    // The same handler answers HEAD: the framework's own HEAD route would read the whole file.
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: addressOf(contract.endpoint),
    config: { policy, shownAs: contract.answers.shownAs ?? 'data' },
    onRequest: admit,
    handler: async (request, reply) => {
      const params = validParams(schemas.params, request.params);
      const { query } = validInput({ ...(schemas.query && { query: schemas.query }) }, { query: request.query, body: undefined });
      await countOwn(request);
      const asksForPage = prefersPage(request.headers.accept);
      const answer = await declared(run({ ...contextOf(request), params, query, asksForPage } as DownloadInput<never, never>));
      if (contract.answers.isForOtherSites) reply.header('access-control-allow-origin', '*');
      // Caches keep the page and the data apart.
      if ('page' in answer) return reply.headers({ 'cache-control': 'no-store', vary: 'accept' }).redirect(answer.page, 303);
      return sendFileAnswer(answer, rules, request, reply);
    },
  });
}

/** Browsers name HTML when a person opens an address. Programs name the data, anything, or nothing. */
function prefersPage(accept: string | undefined): boolean {
  return accept?.split(',', 20).some((range) => range.trim().toLowerCase().startsWith('text/html')) === true;
}
