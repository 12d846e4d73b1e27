import type { Resolve } from '../di/injection.ts';
import { askGuards } from '../guards/ask-guards.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PageDefinition } from '../plugin/client-plugin.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import { commands } from './command.ts';

/** A page with a title of its own that the current user may open. */
export interface TitledPage {
  readonly id: string;
  readonly title: string;
  readonly address: string;
}

/**
 * Pages with a title of their own that have no navigation item and whose guards accept the user. Also loads the texts of all
 * plugins that contribute to the palette.
 */
export async function titledPages(registry: ClientRegistry, resolve: Resolve, texts: Texts): Promise<readonly TitledPage[]> {
  const led = new Set(registry.nav.map(({ thing }) => thing.route.id));
  const titled = registry.pages.filter(
    ({ thing }) => thing.title !== undefined && !thing.route.path.includes(':') && !led.has(thing.route.id),
  );
  const verdicts = await Promise.all(titled.map(({ thing }) => mayOpen(registry, resolve, thing)));
  const open = titled.filter((_, index) => verdicts[index]);
  await texts.ensureNamespaces(new Set([...open, ...registry.contributions(commands)].map(({ plugin }) => plugin)));
  return open.map(({ thing }) => ({ id: thing.route.id, title: thing.title ?? '', address: thing.route.path }));
}

async function mayOpen(registry: ClientRegistry, resolve: Resolve, page: PageDefinition): Promise<boolean> {
  const { signal } = new AbortController();
  const result = await askGuards(registry, resolve, page, { address: page.route.path, signal, isPeek: true });
  return result.kind === 'agree';
}
