import type { Actor } from '#core/contract/actor.ts';
import { checkPolicy, type Policy } from '../access/policy.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { CallContext } from '../http/call-context.ts';
import type { Handler } from '../http/handler.ts';
import type { HttpRequest } from '../http/http-server.ts';
import { rulesOfOthers, type ViewedRules, withheld } from '../http/viewed-rules.ts';
import { viewSources } from '../plugin/view-source.ts';
import { originOf } from './audit-origin.ts';
import type { ViewDependencies } from './enter-view.ts';

/** What a view adds to the answer of a call. Requests without a view pass unchanged. */
export interface ViewedAnswer {
  /**
   * Lets the viewer try a call that is about other persons.
   *
   * @param attempt runs the handler in the context of the viewer
   * @throws ApiFault view-as.needs-right
   */
  readonly demandRight: (
    request: HttpRequest,
    params: unknown,
    attempt: (viewer: CallContext<Policy>) => Promise<unknown>,
  ) => Promise<void>;
  /** Counts and records the other person of an answer, and leaves texts out. @throws ApiFault view-as.too-many */
  readonly show: (request: HttpRequest, reply: unknown) => Promise<unknown>;
}

/** The part of a call that differs in a view. `contextOf` makes the context of a request for an actor. */
export function viewedAnswer(
  handler: Handler,
  parts: ViewDependencies,
  contextOf: (request: HttpRequest, actor: Actor) => CallContext<Policy>,
): ViewedAnswer {
  const rules = rulesOfOthers(handler);
  return {
    demandRight: async (request, params, attempt) => {
      const { actor, viewer } = request;
      if (rules === undefined || viewer === null || actor === null || isOwn(rules, actor)) return;
      const { abilitiesOf } = parts.registry;
      // Nothing that the viewer tries out is recorded: the answer is dropped.
      const context = { ...contextOf(request, viewer), audit: async () => undefined };
      await checkPolicy(handler.policy, { actor: viewer, abilities: abilitiesOf(viewer), params: () => params })
        .then(() => attempt(context))
        .catch(refuse);
    },
    show: async (request, reply) => {
      if (rules === undefined || request.viewer === null) return reply;
      await noteOpened(request, await rules.opens?.(reply as never), handler, parts);
      return withheld(reply, rules.withholds);
    },
  };
}

function isOwn({ ownOf = [] }: ViewedRules, { role }: Actor): boolean {
  return role !== null && ownOf.includes(role);
}

const MISSING_RIGHT: ReadonlySet<string> = new Set(['forbidden', 'not-found']);

function refuse(error: unknown): never {
  if (error instanceof ApiFault && MISSING_RIGHT.has(error.code)) throw new ApiFault('view-as.needs-right');
  throw error;
}

async function noteOpened(
  request: HttpRequest,
  openedId: string | undefined,
  { contract: { endpoint } }: Handler,
  { registry, config }: ViewDependencies,
): Promise<void> {
  const { actor, viewer, viewId } = request;
  if (openedId === undefined || actor === null || viewer === null || viewId === null || openedId === actor.userId) return;
  const audit = registry.audit.of(() => originOf(request, config));
  const call = { viewId, viewerId: viewer.userId, personId: actor.userId, openedId, endpoint: endpoint.id, audit };
  for (const { value } of registry.contributions(viewSources).slice(0, 1)) await value.opened(call);
}
