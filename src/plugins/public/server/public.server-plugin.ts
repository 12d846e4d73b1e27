import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { getRobotsContract } from '../contract/schemas.ts';
import { canonicalPages } from './canonical-pages.ts';
import { robotsText } from './robots.ts';

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
