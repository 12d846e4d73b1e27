import { autorun, makeAutoObservable, observableRef, reaction } from 'mobx';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { href } from '#core/contract/route-ref.ts';
import type { Resolve } from '../di/injection.ts';
import { useService } from '../di/use-service.ts';
import { askGuards } from '../guards/ask-guards.ts';
import type { Texts } from '../i18n/texts.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import type { NavItem, NavSection } from '../plugin/nav-item.ts';
import type { Owned } from '../plugin/owned.ts';
import type { SessionStore } from '../session/session-store.ts';

/** The navigation items that are shown: those whose page guards accept the current session. */
export class NavStore {
  shown: readonly NavItem[] = [];

  constructor(
    private readonly registry: ClientRegistry,
    private readonly resolve: Resolve,
    private readonly texts: Texts,
    private readonly session: SessionStore,
  ) {
    makeAutoObservable<this, 'registry' | 'resolve' | 'texts' | 'session'>(this, {
      registry: false,
      resolve: false,
      texts: false,
      session: false,
      shown: observableRef,
    });
  }

  /** Follows the session until the returned function is called. */
  start(): () => void {
    let latest = 0;
    return autorun(() => {
      void [this.session.status, this.session.me];
      latest += 1;
      const turn = latest;
      void this.choose()
        .then((shown) => {
          if (turn === latest) this.show(shown);
        })
        .catch((error: unknown) => console.error('The navigation did not load', error));
    });
  }

  private show(shown: readonly NavItem[]): void {
    this.shown = shown;
  }

  private async choose(): Promise<readonly NavItem[]> {
    const { signal } = new AbortController();
    if (this.session.status === 'signed-in') await this.registry.loadMore();
    const { nav } = this.registry;
    const verdicts = await Promise.all(nav.map((item) => this.agrees(item, signal)));
    const items = nav.filter((_, index) => verdicts[index]);
    // The namespace comes from the label, not from the plugin: a label may be among texts that are loaded anyway.
    const namespaces = new Set(items.map(({ thing }) => thing.label.replace(/:.*/, '')));
    // For visitors, the few words are among the texts of the first view.
    await this.texts.ensureNamespaces(namespaces, { extent: this.session.status === 'signed-in' ? 'nav' : 'first-view' });
    return items.map(({ thing }) => thing);
  }

  private async agrees({ thing }: Owned<NavItem>, signal: AbortSignal): Promise<boolean> {
    const page = this.registry.page(thing.route.id);
    if (page === undefined || !this.isFor(thing)) return false;
    const result = await askGuards(this.registry, this.resolve, page.thing, { address: href(thing.route), signal, isPeek: true });
    return result.kind === 'agree' || (thing.section === 'public' && result.kind === 'redirect');
  }

  private isFor({ roles, unlessMay }: NavItem): boolean {
    const { role } = this.session;
    if (unlessMay !== undefined && this.session.may(unlessMay.subject, unlessMay.action)) return false;
    return roles === undefined || (role !== null && role !== undefined && roles.includes(role));
  }
}

/** The items of one section that are shown to the current user, in order. Follows the session. */
export function useNavItems(section: NavSection): readonly NavItem[] {
  const store = useService(NavStore);
  const subscribe = useCallback((changed: () => void) => reaction(() => store.shown, changed), [store]);
  const shown = useSyncExternalStore(subscribe, () => store.shown);
  return useMemo(() => shown.filter((item) => item.section === section).sort((a, b) => a.order - b.order), [shown, section]);
}
