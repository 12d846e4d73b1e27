import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';

/** The client halves of all plugins; the order is for reading, `requires` decides. */
export const clientPlugins: readonly ClientPlugin[] = [];
