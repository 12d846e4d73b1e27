import type { StaticRouteRef } from '#core/contract/route-ref.ts';
import { decidePage, type PageRule } from '#core/server/pages/page-rule.ts';
import { publicRoutes } from '../contract/routes.ts';

// `/home` shows the same page as `/`.
const CANONICAL: readonly (readonly [page: StaticRouteRef, at: StaticRouteRef])[] = [
  [publicRoutes.landing, publicRoutes.landing],
  [publicRoutes.home, publicRoutes.landing],
  [publicRoutes.welcome, publicRoutes.welcome],
  [publicRoutes.privacy, publicRoutes.privacy],
  [publicRoutes.terms, publicRoutes.terms],
];

/**
 * Names the canonical address of each public page. Search engines then treat two addresses, or one with a query, as one page. A server that
 * does not know its public address sends none.
 */
export function canonicalPages(publicUrl: string | undefined): PageRule[] {
  if (publicUrl === undefined) return [];
  return CANONICAL.map(([page, at]) => decidePage(page, async () => ({ head: [{ link: 'canonical', href: publicUrl + at.path }] })));
}
