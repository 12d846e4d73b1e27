import { redirect } from 'react-router-dom';
import type { Resolve } from '../di/injection.ts';
import { askGuards } from '../guards/ask-guards.ts';
import { ApiClient } from '../http/api-client.ts';
import type { Texts } from '../i18n/texts.ts';
import { readParams } from '../navigation/page-address.ts';
import type { LayoutModule, PageDefinition, PageModule } from '../plugin/client-plugin.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import type { GuardResult } from '../plugin/guard.ts';
import type { Owned } from '../plugin/owned.ts';
import { ScreenFault } from './screen-fault.ts';

/** The services that the routes are created from. */
export interface RouterParts {
  readonly registry: ClientRegistry;
  readonly resolve: Resolve;
  readonly texts: Texts;
}

/** A module that loads at the first call of `load`. After a failed load, the next call tries again. */
export class LazyModule<Module> {
  readonly #load: () => Promise<Module>;
  #module: Module | undefined;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** `undefined` until it is loaded. */
  get current(): Module | undefined {
    return this.#module;
  }

  async load(): Promise<void> {
    this.#module ??= await this.#load();
  }
}

/** A page with the modules that render it. */
export interface Opening {
  readonly page: Owned<PageDefinition>;
  readonly module: LazyModule<PageModule>;
  /** `undefined` for a page without a layout. */
  readonly layout: LazyModule<LayoutModule> | undefined;
}

/** The request for a page, as the router's loader gets it. */
export interface PageRequest {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Opens a page in this order: parameters, guards, and only then the page's chunk and its texts. The router's own `lazy` would
 * request the chunk at once (docs/decisions/0002-guards-before-chunks.md).
 *
 * @throws a redirect; ScreenFault: 404 for a parameter of the wrong type, 403 or 404 for a refusal; the error of a failed load
 */
export async function openPage(parts: RouterParts, { page, module, layout }: Opening, asked: PageRequest): Promise<null> {
  if (!page.thing.isFirstView) parts.resolve(ApiClient).prepare();
  try {
    await admit(parts, page.thing, asked);
    const extent = page.thing.isFirstView ? 'first-view' : 'whole';
    const more = page.thing.layout === 'default' ? undefined : parts.registry.loadMore();
    await Promise.all([module.load(), parts.texts.ensureNamespaces(['core', page.plugin], { extent }), layout?.load(), more]);
  } catch (reason) {
    // An error is shown inside the layout if the layout loads.
    if (!(reason instanceof Response)) {
      const frame = Promise.all([layout?.load(), parts.texts.ensureNamespaces(['core'])]);
      await frame.catch((error: unknown) => console.error('The layout did not load', error));
    }
    throw reason;
  }
  return null;
}

// Parameters come first, so a refusal reveals nothing about addresses that cannot exist.
async function admit({ registry, resolve }: RouterParts, page: PageDefinition, { request, params }: PageRequest): Promise<void> {
  if (readParams(page.route, params) === undefined) throw new ScreenFault(404);
  const { pathname, search } = new URL(request.url);
  enforce(await askGuards(registry, resolve, page, { address: pathname + search, signal: request.signal, isPeek: false }));
}

function enforce(result: GuardResult): void {
  if (result.kind === 'redirect') throw redirect(result.to);
  if (result.kind === 'deny') throw new ScreenFault(result.status, { needs: result.needs });
}
