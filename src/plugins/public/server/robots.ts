import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';

const SITEMAP = '/sitemap.xml';

/** The text of `/robots.txt`. A sitemap is named by its whole address only, so it is left out where that is not known. */
export function robotsText({
  config,
  isAnswered,
}: Pick<ServerKernel, 'isAnswered'> & { config: Pick<ServerKernel['config'], 'publicUrl'> }): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api'];
  if (config.publicUrl !== undefined && isAnswered(SITEMAP)) lines.push('', `Sitemap: ${config.publicUrl}${SITEMAP}`);
  return `${lines.join('\n')}\n`;
}
