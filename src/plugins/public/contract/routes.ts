import { ADDRESSES } from '#core/contract/addresses.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `public` (specification section 2). */
export const publicRoutes = {
  landing: routeRef('public.landing', ADDRESSES.home),
  home: routeRef('public.home', '/home'),
};
