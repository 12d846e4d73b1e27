import type { Actor } from '#core/contract/actor.ts';
import { idSchema } from '#core/contract/schema.ts';
import { VIEW_AS_HEADER, VIEW_ENDED } from '#core/contract/view-as.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { Handler } from '../http/handler.ts';
import type { HttpRequest } from '../http/http-server.ts';
import { isShownInView } from '../http/viewed-rules.ts';
import type { ServerRegistry } from '../plugin/server-registry.ts';
import { viewSources } from '../plugin/view-source.ts';
import { originOf } from './audit-origin.ts';

/** What the views of a request need. */
export interface ViewDependencies {
  readonly registry: Pick<ServerRegistry, 'audit' | 'contributions' | 'abilitiesOf'>;
  readonly config: Pick<ServerConfig, 'host' | 'publicUrl'>;
}

/**
 * Makes the viewed person the actor of a request that names a view. Other requests stay as they are. The returned function records the call
 * and must run after the policy has allowed it.
 *
 * @throws ApiFault view-as.ended, view-as.reads-only, view-as.not-shown
 */
export async function enterView(
  request: HttpRequest,
  handler: Handler,
  { registry, config }: ViewDependencies,
): Promise<(() => Promise<void>) | undefined> {
  const { contract, policy } = handler;
  const { endpoint } = contract;
  const named = request.headers[VIEW_AS_HEADER];
  if (named === undefined) return undefined;
  const viewer = request.actor;
  // The policy refuses the call with 401.
  if (viewer === null && policy !== 'public') return undefined;
  const audit = registry.audit.of(() => originOf(request, config));
  const [source] = registry.contributions(viewSources).map(({ value }) => value);
  const viewId = idSchema.safeParse(named).data;
  const person = viewer && viewId && (await source?.personOf({ viewId, viewer, audit }));
  if (!source || !viewId || !person) throw new ApiFault(VIEW_ENDED);
  become(request, viewId, person);
  if (endpoint.method !== 'GET') throw new ApiFault('view-as.reads-only');
  if (!isShownInView(handler)) throw new ApiFault('view-as.not-shown');
  return () => source.read({ viewId, personId: person.userId, endpoint: endpoint.id, audit });
}

function become(request: HttpRequest, viewId: string, person: Actor): void {
  request.viewId = viewId;
  request.viewer = request.actor;
  request.actor = person;
}
