import type { Actor } from '#core/contract/actor.ts';
import type { z } from '#core/contract/schema.ts';
import type { Authenticator } from '../access/authenticator.ts';
import { checkPolicy, type Policy } from '../access/policy.ts';
import { callRefused } from '../audit/core-actions.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { CallContext } from '../http/call-context.ts';
import type { UploadFolder } from '../http/files/upload-folder.ts';
import type { Handler } from '../http/handler.ts';
import type { HttpRequest } from '../http/http-server.ts';
import type { Counter, RequestLimits } from '../http/limits/request-limits.ts';
import { refusalsOf } from '../http/refusals.ts';
import { RequestSource } from '../http/request-source.ts';
import { validParams } from '../http/validate-input.ts';
import type { ServerRegistry } from '../plugin/server-registry.ts';
import { originOf } from './audit-origin.ts';
import { enterView } from './enter-view.ts';
import { type ViewedAnswer, viewedAnswer } from './viewed-answer.ts';

/** The dependencies of mounting the handlers. */
export interface MountOptions {
  readonly registry: ServerRegistry;
  readonly authenticator: Authenticator;
  readonly limits: RequestLimits;
  readonly db: Database;
  readonly config: Pick<ServerConfig, 'host' | 'publicUrl'>;
  /** The folder of uploaded files until their handlers have answered. */
  readonly uploads: UploadFolder;
  /**
   * Whether replies and refusals are checked against their contract before they are sent. The check takes time, so it is only on in tests
   * and `npm run dev`.
   */
  readonly checkReplies: boolean;
}

/** The schemas of a call's parts. A part that the call does not have is absent. */
export interface PartSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType;
}

/** The mounted form that calls of all kinds share. */
export interface MountedCall {
  readonly schemas: PartSchemas;
  /**
   * The hook before the body is read. It refuses an unauthorized caller whatever the body holds.
   *
   * @throws ApiFault too-many-requests, unauthenticated, suspended, forbidden, not-found, and those of {@link enterView}
   */
  readonly admit: (request: HttpRequest) => Promise<void>;
  /** Counts the call against its own limit. */
  readonly countOwn: Counter;
  readonly contextOf: (request: HttpRequest) => CallContext<Policy>;
  /** What a view adds to the answer. */
  readonly viewed: ViewedAnswer;
  /** Awaits a handler. Where replies are checked, a refusal that the handler does not declare fails the call. */
  readonly declared: <Result>(running: Promise<Result>) => Promise<Result>;
}

/** Prepares a handler of any kind to be mounted. */
export function mountedCall(handler: Handler, options: MountOptions): MountedCall {
  const { contract, policy, limit, whileSuspended = false } = handler;
  const { registry, limits } = options;
  const schemas: PartSchemas = contract.schemas;
  const refusals = new Set(refusalsOf(handler));
  const isAudited = registry.needsDuty(policy);
  const contextFor = (request: HttpRequest, actor: Actor | null): CallContext<Policy> =>
    ({
      actor,
      signedInAt: request.signedInAt,
      abilities: registry.abilitiesOf(actor),
      isViewed: request.viewer !== null,
      source: new RequestSource(request.raw, options.config),
      requestId: request.id,
      audit: registry.audit.of(() => originOf(request, options.config)),
      log: request.log,
      // `admit` has checked the policy: where it requires an actor, there is one.
    }) as CallContext<Policy>;
  return {
    schemas,
    admit: async (request) => {
      try {
        const caller = await options.authenticator.callerOf(request.headers);
        request.actor = caller?.actor ?? null;
        request.signedInAt = caller?.signedInAt ?? null;
      } finally {
        // A request with a refused token counts too, for its network.
        await limits.countCall(request);
      }
      if (request.actor?.suspension !== undefined && !whileSuspended) throw new ApiFault('suspended');
      const recordRead = await enterView(request, handler, options);
      const { actor } = request;
      const params = (): unknown => validParams(schemas.params, request.params);
      await checkPolicy(policy, { actor, abilities: registry.abilitiesOf(actor), params }).catch(async (error: unknown) => {
        if (isAudited && error instanceof ApiFault && error.code === 'forbidden')
          await recordRefusal(request, contract.endpoint.id, options);
        throw error;
      });
      await recordRead?.();
    },
    countOwn: limit === undefined ? async () => undefined : limits.counterOf(contract.endpoint.id, limit),
    contextOf: (request) => contextFor(request, request.actor),
    viewed: viewedAnswer(handler, options, contextFor),
    declared: (running) =>
      options.checkReplies ? running.catch((error: unknown) => demandDeclared(contract.endpoint.id, refusals, error)) : running,
  };
}

/** A refused attempt to use a duty is recorded too. The sender's rate limit bounds the number of such events. */
async function recordRefusal(request: HttpRequest, endpoint: string, { db, config, registry }: MountOptions): Promise<void> {
  const event = { action: callRefused, entry: { subjectId: endpoint }, origin: originOf(request, config), outcome: 'refused' } as const;
  await inTransaction(db, (_own, transaction) => registry.audit.write(transaction, event));
}

function demandDeclared(endpoint: string, declared: ReadonlySet<string>, error: unknown): never {
  if (!(error instanceof ApiFault) || declared.has(error.code)) throw error;
  throw new Error(`Endpoint "${endpoint}" was refused with "${error.code}", which its handler does not declare in \`refusals\``);
}
