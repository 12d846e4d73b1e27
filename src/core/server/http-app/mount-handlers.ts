import type { Server } from 'node:http';
import type { FastifyPluginAsync, FastifyTypeProviderDefault } from 'fastify';
import { PluginError } from '#core/contract/plugin-error.ts';
import { addressOf } from '../http/endpoint-address.ts';
import { isKnown } from '../http/entity-tag.ts';
import { type HandlerInput, isDownload, isJson, isUpload, type JsonHandler } from '../http/handler.ts';
import { API_PREFIX, type HttpServer } from '../http/http-server.ts';
import { jsonReplyOptions, sendJson } from '../http/json-reply.ts';
import { validInput, validParams } from '../http/validate-input.ts';
import type { Logger } from '../observability/logger.ts';
import { isPolicy } from '../plugin/handler-index.ts';
import { mountDownload } from './mount-download.ts';
import { mountUploads } from './mount-upload.ts';
import { type MountOptions, mountedCall } from './mounted-call.ts';

/** Mounts every handler. Calls of each kind check in this order: 429, 401, 403, parameters 404, query and body 422. */
export async function mountHandlers(app: HttpServer, options: MountOptions): Promise<void> {
  const handlers = options.registry.handlers.map(({ handler }) => handler);
  for (const handler of handlers) {
    if (isDownload(handler)) mountDownload(app, handler, options);
    else if (isJson(handler) && handler.ignoresBody !== true) mountJson(app, handler, options);
  }
  await mountIgnoringBodies(app, handlers.filter(isJson), options);
  await mountUploads(app, handlers.filter(isUpload), options);
}

/**
 * Refuses every API address without a policy, including addresses that {@link mountHandlers} did not mount.
 *
 * @throws PluginError ENDPOINT_WITHOUT_POLICY
 */
export function demandPolicies(app: HttpServer): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.startsWith(`${API_PREFIX}/`) && !isPolicy(config?.policy)) {
      throw new PluginError('ENDPOINT_WITHOUT_POLICY', `${String(method)} ${url} was mounted without a policy`);
    }
  });
}

const IGNORED_BYTES = 1024;

/** Mounts the calls that ignore their body. It is read, so that the connection stays usable. */
async function mountIgnoringBodies(app: HttpServer, handlers: readonly JsonHandler[], options: MountOptions): Promise<void> {
  const mount: FastifyPluginAsync<object, Server, FastifyTypeProviderDefault, Logger> = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: IGNORED_BYTES }, (_request, _body, done) => done(null));
    for (const handler of handlers.filter(({ ignoresBody }) => ignoresBody === true)) mountJson(scope, handler, options);
  };
  await app.register(mount);
}

function mountJson(app: HttpServer, handler: JsonHandler, options: MountOptions): void {
  const { contract, policy, run, tag, objectLimit } = handler;
  const { schemas, admit, countOwn, contextOf, viewed, declared } = mountedCall(handler, options);
  const countObject = objectLimit && options.limits.objectCounterOf(`${contract.endpoint.id} object`, objectLimit);
  app.route({
    method: contract.endpoint.method,
    url: addressOf(contract.endpoint),
    config: { policy },
    ...jsonReplyOptions(contract),
    onRequest: admit,
    handler: async (request, reply) => {
      const params = validParams(schemas.params, request.params);
      const input = validInput(schemas, { query: request.query, body: request.body });
      await countOwn(request);
      const call = { ...contextOf(request), params, ...input } as HandlerInput<never, never>;
      await viewed.demandRight(request, params, (viewer) => run({ ...call, ...viewer }));
      const object = objectLimit?.objectOf(call);
      if (object !== undefined) await countObject?.(request, object);
      if (tag !== undefined && isKnown(request, reply, `${request.url} ${await declared(tag(call))}`)) return reply.code(304).send();
      const result = await viewed.show(request, await declared(run(call)));
      return sendJson(reply, contract, result, options.checkReplies);
    },
  });
}
