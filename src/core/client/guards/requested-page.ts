import { matchRoutes } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { Resolve } from '../di/injection.ts';
import { readParams } from '../navigation/page-address.ts';
import { addressAfterSignUp } from '../navigation/requested-address.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import type { Owned } from '../plugin/owned.ts';
import type { PageDefinition } from '../plugin/page.ts';
import { askGuards } from './ask-guards.ts';

/** The page at an address of this application (path and query); `undefined` when no page has the address. */
export function pageAt(registry: ClientRegistry, address: string): Owned<PageDefinition> | undefined {
  const routes = registry.pages.map(({ thing }) => ({ id: thing.route.id, path: thing.route.path, caseSensitive: true }));
  const match = matchRoutes(routes, new URL(address, location.origin).pathname)?.at(-1);
  const page = match === undefined ? undefined : registry.page(match.route.id);
  return page !== undefined && readParams(page.thing.route, match?.params ?? {}) !== undefined ? page : undefined;
}

/** Whether the user may open a page, by what is known of them now. Loads nothing. */
export async function mayOpen(registry: ClientRegistry, resolve: Resolve, page: PageDefinition, address: string): Promise<boolean> {
  const context = { address, signal: new AbortController().signal, isPeek: true };
  return (await askGuards(registry, resolve, page, context)).kind === 'agree';
}

/**
 * The page to open when the first steps of a new user are done: the page that they asked for before the sign-up. The dashboard, if their
 * role may not open that page or it belongs to the first steps itself.
 */
export async function pageAfterSignUp(registry: ClientRegistry, resolve: Resolve, next: string | undefined): Promise<string> {
  const address = addressAfterSignUp(next);
  const page = pageAt(registry, address)?.thing;
  if (page === undefined || page.layout.startsWith('wizard-')) return ADDRESSES.dashboard;
  return (await mayOpen(registry, resolve, page, address)) ? address : ADDRESSES.dashboard;
}
