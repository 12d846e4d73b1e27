import { when } from 'mobx';
import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { atFirstInput } from '#core/client/forms/at-first-input.ts';
import { hasUserDraft } from '#core/client/forms/draft.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { nextAddress, withNext } from '#core/client/navigation/navigator.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
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
  /** What waits on the requested page: unsaved input, or only the page. Absent after a direct visit. */
  readonly kept: 'typed' | 'next' | undefined;
}

/** Reads the requested page from the address of the current page. */
export function useRequestedPage(): RequestedPage {
  const search = useSearch();
  const go = useGo();
  const next = beyondIdentity(nextAddress(search.next, ADDRESSES.dashboard));
  const [hasTyped] = useState(hasUserDraft);
  const wasSent = next !== ADDRESSES.dashboard;
  return {
    next,
    go: () => go(next, { replace: true }),
    passOn: (address) => (wasSent ? withNext(address, next) : address),
    kept: wasSent ? (hasTyped ? 'typed' : 'next') : undefined,
  };
}

const IDENTITY_PAGES: readonly string[] = [ADDRESSES.signIn, ADDRESSES.signUp, ADDRESSES.checkAuth, ADDRESSES.verifyPhone];

// After a 401 on an identity page, use the page that it would have led to.
function beyondIdentity(next: string): string {
  const { pathname, searchParams } = new URL(next, location.origin);
  if (!IDENTITY_PAGES.includes(pathname)) return next;
  return beyondIdentity(nextAddress(searchParams.get('next') ?? undefined, ADDRESSES.dashboard));
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
