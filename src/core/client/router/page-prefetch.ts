import { matchPath } from 'react-router-dom';
import type { Resolve } from '../di/injection.ts';
import { askGuards } from '../guards/ask-guards.ts';
import { Texts } from '../i18n/texts.ts';
import { savesData } from '../navigation/load-ahead.ts';
import { ClientRegistry } from '../plugin/client-registry.ts';
import type { Owned } from '../plugin/owned.ts';
import type { PageDefinition } from '../plugin/page.ts';

/**
 * Loads the code and texts of pages before the user opens them, never their data. Only for pages whose guards agree by what is known,
 * and never for users who save data.
 */
export class PagePrefetch {
  readonly #resolve: Resolve;
  readonly #registry: ClientRegistry;
  readonly #asked = new Set<string>();

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
    this.#registry = resolve(ClientRegistry);
  }

  /** Loads the pages that users most often open after this page. */
  async after(routeId: string): Promise<void> {
    for (const { thing } of this.#registry.laterFacts) {
      if (thing.likelyAfter?.some(({ id }) => id === routeId)) await this.#fetch(this.#registry.page(thing.route.id));
    }
  }

  /** Loads the page at a path of the application. */
  async at(path: string): Promise<void> {
    // A page with a more exact address comes first.
    const found = this.#registry.pages.filter(({ thing }) => matchPath({ path: thing.route.path, caseSensitive: true }, path) !== null);
    await this.#fetch(found.find(({ thing }) => thing.route.path === path) ?? found[0]);
  }

  async #fetch(page: Owned<PageDefinition> | undefined): Promise<void> {
    if (page === undefined || savesData() || this.#asked.has(page.thing.route.id)) return;
    const { id } = page.thing.route;
    this.#asked.add(id);
    const context = { address: page.thing.route.path, signal: new AbortController().signal, isPeek: true };
    const { kind } = await askGuards(this.#registry, this.#resolve, page.thing, context);
    // The guards may agree later. A failed load is tried again when the page opens, which reports the failure.
    if (kind !== 'agree') this.#asked.delete(id);
    else await this.#load(page).catch(() => this.#asked.delete(id));
  }

  async #load(page: Owned<PageDefinition>): Promise<void> {
    await Promise.all([this.#registry.loadPage(page), this.#resolve(Texts).ensureNamespaces([page.plugin])]);
  }
}
