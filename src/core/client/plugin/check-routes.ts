import { PluginError } from '#core/contract/plugin-error.ts';
import { indexOwned, type Owned } from './owned.ts';
import type { PageDefinition } from './page.ts';

/**
 * Checks that no two pages share an id or an address. Addresses that differ only in the names of their parameters are the
 * same address: the router would take the first without a warning.
 *
 * @throws PluginError ROUTE_DUPLICATE or ROUTE_CONFLICT
 */
export function checkRoutes(pages: readonly Owned<PageDefinition>[]): Map<string, Owned<PageDefinition>> {
  const byId = indexOwned(pages, (page) => page.route.id, 'ROUTE_DUPLICATE', 'route');
  const byShape = new Map<string, Owned<PageDefinition>>();
  for (const page of pages) {
    const shape = page.thing.route.path.replace(/:\w+/g, ':');
    const first = byShape.get(shape);
    if (first !== undefined) throw new PluginError('ROUTE_CONFLICT', `${partyOf(first)} and ${partyOf(page)} have the same address`);
    byShape.set(shape, page);
  }
  return byId;
}

function partyOf({ plugin, thing }: Owned<PageDefinition>): string {
  return `"${thing.route.path}" (route "${thing.route.id}", plugin "${plugin}")`;
}
