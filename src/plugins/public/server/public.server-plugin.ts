import type { StaticRouteRef } from '#core/contract/route-ref.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { decidePage, type PageRule } from '#core/server/pages/page-rule.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { crawledPaths } from '../contract/crawled-paths.ts';
import { publicRoutes } from '../contract/routes.ts';
import { getRobotsContract } from '../contract/schemas.ts';

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
function canonicalPages(publicUrl: string | undefined): PageRule[] {
  if (publicUrl === undefined) return [];
  return CANONICAL.map(([page, at]) => decidePage(page, async () => ({ head: [{ link: 'canonical', href: publicUrl + at.path }] })));
}

const SITEMAP = '/sitemap.xml';

type RobotsNeeds = Pick<ServerKernel, 'isAnswered' | 'contributions'> & { readonly config: Pick<ServerKernel['config'], 'publicUrl'> };

/** The text of `/robots.txt`. A sitemap needs an absolute address, so it is left out when the public address is unknown. */
function robotsText({ config, isAnswered, contributions }: RobotsNeeds): string {
  const allowed = contributions(crawledPaths).map(({ value }) => `Allow: ${value}`);
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api', ...allowed];
  if (config.publicUrl !== undefined && isAnswered(SITEMAP)) lines.push('', `Sitemap: ${config.publicUrl}${SITEMAP}`);
  return `${lines.join('\n')}\n`;
}

const ONE_HOUR = 3600;

/** Serves `robots.txt` and the canonical addresses of the public pages. */
export const publicServerPlugin = defineServerPlugin({
  id: 'public',
  summary: 'What search engines read.',
  setup: (kernel) => ({
    pages: canonicalPages(kernel.config.publicUrl),
    handlers: [
      handleDownload(getRobotsContract, {
        policy: 'public',
        run: async () => ({ body: robotsText(kernel), cache: { seconds: ONE_HOUR } }),
      }),
    ],
  }),
});
