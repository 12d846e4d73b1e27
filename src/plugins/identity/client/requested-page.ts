import { when } from 'mobx';
import { useEffect, useState } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { atFirstInput } from '#core/client/forms/at-first-input.ts';
import { hasUserDraft } from '#core/client/forms/draft.ts';
import { pageAt } from '#core/client/guards/requested-page.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { withNext } from '#core/client/navigation/navigator.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { addressAfterSignIn, addressAfterSignUp } from '#core/client/navigation/requested-address.ts';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import type { Owned } from '#core/client/plugin/owned.ts';
import type { PageDefinition, PagePurpose } from '#core/client/plugin/page.ts';
import type { IdentityUser } from '#core/client/session/identity-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { followTabs, lastTabNews } from '#core/client/session/tab-news.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';

/** The page that the user asked for before sign-in. */
export interface RequestedPage {
  /** The requested page, or the dashboard. */
  readonly next: string;
  /** Opens that page. */
  readonly go: () => void;
  /** The address of another identity page, with the requested page passed on. */
  readonly passOn: (address: string) => string;
  /** What waits for the user: unsaved input, or what they asked for. Absent after a direct visit. */
  readonly kept: Kept | undefined;
}

/** What waits for the user while they sign in. */
export interface Kept {
  readonly kind: 'typed' | PagePurpose | 'page';
  /** The requested address. */
  readonly address: string;
  readonly page: Owned<PageDefinition> | undefined;
}

/** Reads the requested page from the address of the current page. */
export function useRequestedPage(): RequestedPage {
  const search = useSearch();
  const go = useGo();
  const next = addressAfterSignIn(search.next);
  const [hasTyped] = useState(hasUserDraft);
  const wasSent = next !== ADDRESSES.dashboard;
  const registry = useService(ClientRegistry);
  return {
    next,
    go: () => go(next, { replace: true }),
    passOn: (address) => (wasSent ? withNext(address, next) : address),
    kept: wasSent ? keptFor(registry, addressAfterSignUp(next), hasTyped) : undefined,
  };
}

function keptFor(registry: ClientRegistry, address: string, hasTyped: boolean): Kept {
  const page = pageAt(registry, address);
  return { kind: hasTyped ? 'typed' : (page?.thing.purpose ?? 'page'), address, page };
}

/**
 * Leads on a user who is already signed in. The form does not wait for the provider's SDK. If there is no sign of an earlier sign-in in
 * this browser, the provider is asked only at the first input.
 */
export function useGoOnWhenSignedIn({ go }: RequestedPage): void {
  const session = useService(SessionStore);
  // Runs at the start and when another tab signs in. The form itself leads on after its own sign-in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const ask = (): void => {
      session
        .ready()
        .then(() => session.status === 'signed-in' && go())
        .catch((error: unknown) => console.error('The session check failed', error));
    };
    const mayKnow = session.status !== 'signed-out' || lastTabNews() === 'signed-in';
    const stopListening = mayKnow ? undefined : atFirstInput(ask);
    if (mayKnow) ask();
    let stopWaiting: () => void = () => undefined;
    const stopFollowing = followTabs((news) => {
      stopWaiting();
      if (news === 'signed-in') stopWaiting = when(() => session.status === 'signed-in', go);
    });
    return () => {
      stopListening?.();
      stopFollowing();
      stopWaiting();
    };
  }, [session]);
}

/** The page after all confirmations: the choice of a role, or else the requested page. */
export function useOnward(): string {
  const { role } = useService(SessionStore);
  const { next, passOn } = useRequestedPage();
  return role === null ? passOn(ADDRESSES.chooseRole) : next;
}

/** The page after the email address: in a sign-up the telephone number, if the site asks for it and the account has none. */
export function useAfterAddress({ phone }: IdentityUser): string {
  const { role } = useService(SessionStore);
  const { phoneVerification } = useService(ClientSettings);
  const { passOn } = useRequestedPage();
  const onward = useOnward();
  const asksForPhone = role === null && phone === undefined && phoneVerification !== 'off';
  return asksForPhone ? passOn(ADDRESSES.verifyPhone) : onward;
}
