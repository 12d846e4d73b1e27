import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';

const SITEMAP = '/sitemap.xml';

/** The text of `/robots.txt`. A sitemap needs an absolute address, so it is left out when the public address is unknown. */
export function robotsText({
  config,
  isAnswered,
}: Pick<ServerKernel, 'isAnswered'> & { config: Pick<ServerKernel['config'], 'publicUrl'> }): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api'];
  if (config.publicUrl !== undefined && isAnswered(SITEMAP)) lines.push('', `Sitemap: ${config.publicUrl}${SITEMAP}`);
  return `${lines.join('\n')}\n`;
}
