import { PluginError } from '#core/contract/plugin-error.ts';
import type { z } from '#core/contract/schema.ts';
import type { Authenticator } from '../access/authenticator.ts';
import { checkPolicy } from '../access/check-policy.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { isPolicy } from '../plugin/handler-index.ts';
import type { OwnedHandler } from '../plugin/owned-handler.ts';
import type { ServerRegistry } from '../plugin/server-registry.ts';
import { ApiFault } from './api-fault.ts';
import type { HandlerInput } from './handler.ts';
import { API_PREFIX, type HttpReply, type HttpRequest, type HttpServer } from './http-server.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import { refusalsOf } from './refusals.ts';
import { REPLY_COMPRESSION } from './reply-compression.ts';
import { serializerSchema } from './reply-schema.ts';
import { Sender } from './sender.ts';
import { validInput, validParams } from './validate-input.ts';

/** What mounting the handlers needs. */
export interface MountOptions {
  readonly registry: ServerRegistry;
  readonly authenticator: Authenticator;
  readonly limits: RequestLimits;
  readonly config: Pick<ServerConfig, 'host' | 'publicUrl'>;
  /** Whether replies and refusals are compared with their contract before they are sent; costs time, so only in tests and `npm run dev`. */
  readonly checkReplies: boolean;
}

/** Mounts every handler under `/api`. Refused in this order: 429, 401, 403, parameters 404, query and body 422. */
export function mountHandlers(app: HttpServer, options: MountOptions): void {
  for (const owned of options.registry.handlers) mountHandler(app, owned, options);
}

/**
 * Refuses every API address without a policy, also one that was not mounted by {@link mountHandlers}.
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

function mountHandler(app: HttpServer, { handler }: OwnedHandler, options: MountOptions): void {
  const { contract, policy, limit, run } = handler;
  const schemas: { readonly params?: z.ZodType; readonly query?: z.ZodType; readonly body?: z.ZodType; readonly reply: z.ZodType } =
    contract.schemas;
  const { registry, limits } = options;
  const countOwn = limit === undefined ? undefined : limits.counterOf(contract.endpoint.id, limit);
  const declared = new Set(refusalsOf(handler));

  app.route({
    method: contract.endpoint.method,
    url: API_PREFIX + contract.endpoint.path,
    config: { policy },
    compress: REPLY_COMPRESSION,
    schema: contract.status === 204 ? {} : { response: { [contract.status]: serializerSchema(schemas.reply) } },
    // Before the body is read: a stranger is refused whatever they send.
    onRequest: async (request: HttpRequest) => {
      try {
        const caller = await options.authenticator.callerOf(request.headers);
        request.actor = caller?.actor ?? null;
        request.signedInAt = caller?.signedInAt ?? null;
      } finally {
        // A token that is refused is counted too, for the network it comes from.
        await limits.countCall(request);
      }
      const { actor } = request;
      const params = (): unknown => validParams(schemas.params, request.params);
      await checkPolicy(policy, { actor, abilities: registry.abilitiesOf(actor), params });
    },
    handler: async (request: HttpRequest, reply: HttpReply) => {
      const params = validParams(schemas.params, request.params);
      const input = validInput(schemas, { query: request.query, body: request.body });
      await countOwn?.(request);
      const asked = run({
        params,
        ...input,
        actor: request.actor,
        signedInAt: request.signedInAt,
        abilities: registry.abilitiesOf(request.actor),
        sender: new Sender(request.raw, options.config),
        requestId: request.id,
        log: request.log,
        // The policy was checked above: where it asks for an actor, there is one.
      } as HandlerInput<never, never>);
      const result = await (options.checkReplies
        ? asked.catch((error: unknown) => demandDeclared(contract.endpoint.id, declared, error))
        : asked);
      if (contract.status === 204) return reply.code(204).send();
      if (options.checkReplies) demandFit(contract.endpoint.id, schemas.reply, result);
      return reply.code(contract.status).send(result);
    },
  });
}

function demandDeclared(endpoint: string, declared: ReadonlySet<string>, error: unknown): never {
  if (!(error instanceof ApiFault) || declared.has(error.code)) throw error;
  throw new Error(`Endpoint "${endpoint}" was refused with "${error.code}", which its handler does not declare in \`refusals\``);
}

function demandFit(endpoint: string, schema: z.ZodType, reply: unknown): void {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`The reply of endpoint "${endpoint}" does not fit its contract: ${issues}`);
}
