import { ADDRESSES } from '#core/contract/addresses.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `public` (specification section 2). */
export const publicRoutes = {
  landing: routeRef('public.landing', ADDRESSES.home),
  home: routeRef('public.home', '/home'),
  welcome: routeRef('public.welcome', '/welcome'),
  privacy: routeRef('public.privacy', '/privacy-policy'),
  terms: routeRef('public.terms', '/term-of-service'),
  privacyInside: routeRef('public.privacy-inside', '/admin/privacy-policy'),
  termsInside: routeRef('public.terms-inside', '/admin/term-of-service'),
};
