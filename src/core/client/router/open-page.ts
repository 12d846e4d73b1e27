import { redirect } from 'react-router-dom';
import type { Resolve } from '../di/injection.ts';
import { askGuards } from '../guards/ask-guards.ts';
import { ApiClient } from '../http/api-client.ts';
import type { TextExtent, Texts } from '../i18n/texts.ts';
import { readParams } from '../navigation/page-address.ts';
import type { LayoutModule } from '../plugin/client-plugin.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import type { GuardResult } from '../plugin/guard.ts';
import { LazyModule } from '../plugin/lazy-module.ts';
import type { Owned } from '../plugin/owned.ts';
import type { PageDefinition, PageModule } from '../plugin/page.ts';
import { SessionStore } from '../session/session-store.ts';
import { ScreenFault } from './screen-fault.ts';

/** The services that the routes are created from. */
export interface RouterParts {
  readonly registry: ClientRegistry;
  readonly resolve: Resolve;
  readonly texts: Texts;
}

/** A page with the modules that render it. */
export interface Opening {
  readonly page: Owned<PageDefinition>;
  readonly module: LazyModule<PageModule>;
  /** `undefined` for a page without a layout. */
  readonly layout: LazyModule<LayoutModule> | undefined;
}

/** What the loader of a page answers for a user whose account is suspended: the screen that says so replaces page and layout. */
export const SUSPENDED = 'suspended';

/** The screen in place of a page while the account is suspended. */
export const suspendedScreen = new LazyModule(() => import(/* webpackChunkName: "suspended" */ './SuspendedScreen.tsx'));

/** The request for a page, as the router's loader gets it. */
export interface PageRequest {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Opens a page in this order: parameters, guards, and only then the page's chunk, its texts and its data, in parallel. The router's own
 * `lazy` would request the chunk at once (docs/decisions/0002-guards-before-chunks.md). The frame is not part of the page: for a user
 * with a token it loads in parallel with the guards (docs/decisions/0034-data-beside-code.md).
 *
 * @throws a redirect; ScreenFault: 404 for a parameter of the wrong type, 403 or 404 for a refusal; the error of a failed load
 */
export async function openPage(
  parts: RouterParts,
  { page, module, layout }: Opening,
  asked: PageRequest,
): Promise<null | typeof SUSPENDED> {
  const { isFirstView } = page.thing;
  const loadFrame = (): Promise<unknown> => {
    const more = needsMore(parts, page.thing) ? parts.registry.loadMore() : undefined;
    return Promise.all([more, parts.texts.ensureNamespaces(['core'], { extent: textExtent(parts, page.thing) }), layout?.load()]);
  };
  if (!isFirstView) parts.resolve(ApiClient).prepare();
  let hasBegun = false;
  const loadPage = (): Promise<unknown> => {
    const begun = hasBegun ? undefined : begin(parts, page.thing, asked, module);
    hasBegun = true;
    const texts = parts.texts.ensureNamespaces([page.plugin], { extent: textExtent(parts, page.thing) });
    return Promise.all([begun, module.load(), texts]);
  };
  if (parts.resolve(SessionStore).status === 'unknown') {
    // A failed load is tried again below, which reports the failure.
    loadFrame().catch(() => undefined);
    inAdvance(parts, page.thing, asked, loadPage).catch(() => undefined);
  }
  try {
    if (await isSuspended(parts, page.thing, asked)) {
      await Promise.all([suspendedScreen.load(), parts.texts.ensureNamespaces(['core'])]);
      return SUSPENDED;
    }
    await Promise.all([loadFrame(), loadPage()]);
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

/**
 * Loads the page for the user whom the server has named by the token of the last visit, while the identity provider is still asked. The
 * guards decide about this user as about a confirmed one.
 */
async function inAdvance(
  { registry, resolve }: RouterParts,
  page: PageDefinition,
  { request }: PageRequest,
  load: () => Promise<unknown>,
): Promise<void> {
  if (!(await resolve(SessionStore).foreseen)) return;
  const { pathname, search } = new URL(request.url);
  const context = { address: pathname + search, signal: request.signal, isPeek: true, isForeseen: true };
  const { kind } = await askGuards(registry, resolve, page, context);
  if (kind === 'agree' && !request.signal.aborted) await load();
}

/** Whether the page shows what is only for signed-in users. */
function needsMore({ resolve }: RouterParts, { layout, showsMore }: PageDefinition): boolean {
  return layout !== 'default' || (showsMore === true && resolve(SessionStore).status !== 'signed-out');
}

function textExtent(parts: RouterParts, page: PageDefinition): TextExtent {
  if (page.isFirstView) return 'first-view';
  return page.showsMore && !needsMore(parts, page) ? 'open' : 'whole';
}

/** Begins to load the data of a page in parallel with its code. A page whose code is there asks by itself, and only for what it lacks. */
async function begin(
  parts: RouterParts,
  page: PageDefinition,
  { request, params }: PageRequest,
  module: LazyModule<PageModule>,
): Promise<void> {
  const { registry, resolve } = parts;
  const { searchParams } = new URL(request.url);
  if (module.current !== undefined) return;
  if (needsMore(parts, page)) await registry.loadMore();
  const { signal } = request;
  const values = readParams(page.route, params);
  const { opening } = registry.laterFacts.find(({ thing }) => thing.route.id === page.route.id)?.thing ?? {};
  if (opening === undefined || values === undefined || signal.aborted) return;
  try {
    opening({ params: values, search: Object.fromEntries(searchParams), signal, resolve });
  } catch (error) {
    console.error(`The data of the page "${page.route.id}" did not begin to load`, error);
  }
}

/**
 * Asks the guards. Parameters come first, so a refusal reveals nothing about addresses that cannot exist.
 *
 * @throws a redirect; ScreenFault for a refusal
 */
async function isSuspended({ registry, resolve }: RouterParts, page: PageDefinition, { request, params }: PageRequest): Promise<boolean> {
  if (readParams(page.route, params) === undefined) throw new ScreenFault(404);
  const { pathname, search } = new URL(request.url);
  const context = { address: pathname + search, signal: request.signal, isPeek: false };
  const result = await askGuards(registry, resolve, page, context);
  enforce(result);
  return result.kind === 'suspended';
}

function enforce(result: GuardResult): void {
  if (result.kind === 'redirect') throw redirect(result.to);
  if (result.kind === 'deny') throw new ScreenFault(result.status, result);
}
