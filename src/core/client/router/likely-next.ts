import { extensionPoint } from '#core/contract/extension-point.ts';
import type { RouteRef } from '#core/contract/route-ref.ts';

/** The page that users most often open after another. */
export interface LikelyNext {
  readonly from: Pick<RouteRef, 'id'>;
  readonly to: Pick<RouteRef, 'id'>;
}

/** Pages whose code loads in advance while the browser is idle. Contribute it in `moreContributes`. */
export const likelyNext = extensionPoint<LikelyNext>('core.likely-next');
