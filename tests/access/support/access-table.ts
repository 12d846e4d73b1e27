import type { ServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { ACCESS_CALLERS, type AccessCaller, type AccessRow } from '#core/testing/access-row.ts';
import { NO_PROVIDER } from '#core/testing/no-provider.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { filesBelow, projectRoot } from '../../architecture/support/project.ts';

interface AccessModule {
  readonly accessRows: readonly AccessRow[];
  /** Plugins that the rows of a module need in addition to the product's own. */
  readonly accessPlugins?: readonly ServerPlugin[];
}

const modules = filesBelow('src')
  .filter((path) => /\/testing\/access-rows\.ts$/.test(path))
  .map((path) => require(`${projectRoot}/${path}`) as AccessModule);

/** The rows of the core and of all plugins. */
export const accessRows: readonly AccessRow[] = modules.flatMap((module) => module.accessRows);

/** A server with all plugins and those that the rows need. */
export async function accessServer(): Promise<TestServer> {
  const samples = modules.flatMap(({ accessPlugins = [] }) => accessPlugins);
  const server = await serverWith([...serverPlugins, ...samples], { identity: { ...NO_PROVIDER, pendingMessages: async () => [] } });
  // A second administrator, because the last one cannot delete their account.
  await server.as('admin', 'permanent').actor();
  return server;
}

/** The callers that the table decides about: those of every row, and administrators without a duty and with each single one. */
export function callersOf({ registry }: TestServer): readonly AccessCaller[] {
  return [...ACCESS_CALLERS, 'admin:', ...registry.duties.map(({ duty }): AccessCaller => `admin:${duty}`)];
}
