import type { Actor } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { RecordAudit } from '../audit/audit-log.ts';

/** A request that names a view. */
export interface AskedView {
  /** A UUID from the request. */
  readonly viewId: string;
  /** The administrator who sends the request. */
  readonly viewer: Actor;
  readonly audit: RecordAudit;
}

/** A call that an administrator makes as another person. */
export interface ReadCall {
  readonly viewId: string;
  readonly personId: string;
  /** Id of the endpoint. */
  readonly endpoint: string;
  /** Writes events of the person that name the administrator as the viewer. */
  readonly audit: RecordAudit;
}

/** Data of another person than the viewed one that a view is about to show. */
export interface OpenedPerson extends ReadCall {
  readonly viewerId: string;
  readonly openedId: string;
}

/** Keeps the views of administrators who see the site as another person. */
export interface ViewSource {
  /**
   * The person of an open view. `undefined` for a view that ended or that another administrator opened. A view that is no longer allowed
   * ends by this call.
   */
  readonly personOf: (view: AskedView) => Promise<Actor | undefined>;
  /** Called for each call of an open view that the policy allows, before its handler runs. */
  readonly read: (call: ReadCall) => Promise<void>;
  /**
   * Counts and records another person whom a view is about to show.
   *
   * @throws ApiFault view-as.too-many
   */
  readonly opened: (person: OpenedPerson) => Promise<void>;
}

/** Where the plugin that keeps the views registers them. It also answers `endView`. The first contribution is used. */
export const viewSources = extensionPoint<ViewSource>('core.view-sources');
