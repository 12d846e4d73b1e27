import type { ServerPlugin } from '#core/server/plugin/server-plugin.ts';

/** The server half of every plugin. The order is for reading only; `requires` decides. */
export const serverPlugins: readonly ServerPlugin[] = [];
