import { when } from 'mobx';
import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { atFirstInput } from '#core/client/forms/at-first-input.ts';
import { hasPersonsDraft } from '#core/client/forms/draft.ts';
import { nextAddress, withNext } from '#core/client/navigation/navigator.ts';
import { useGo } from '#core/client/navigation/use-go.ts';
import { useSearch } from '#core/client/navigation/use-search.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { followTabs, lastTabNews } from '#core/client/session/tab-news.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';

/** Where somebody wanted to be before they had to identify themselves. */
export interface WayOn {
  /** There, or the dashboard. */
  readonly next: string;
  /** Goes there. */
  readonly go: () => void;
  /** Another identity page that still knows it. */
  readonly keptOn: (address: string) => string;
  /** What waits for them there: what they typed, or the page alone; absent when they came by themselves. */
  readonly kept: 'typed' | 'next' | undefined;
}

/** Reads it from the address of the page. */
export function useWayOn(): WayOn {
  const search = useSearch();
  const go = useGo();
  const next = beyondIdentity(nextAddress(search.next, ADDRESSES.dashboard));
  const [hasTyped] = useState(hasPersonsDraft);
  const wasSent = next !== ADDRESSES.dashboard;
  return {
    next,
    go: () => go(next, { replace: true }),
    keptOn: (address) => (wasSent ? withNext(address, next) : address),
    kept: wasSent ? (hasTyped ? 'typed' : 'next') : undefined,
  };
}

const IDENTITY_PAGES: readonly string[] = [ADDRESSES.signIn, ADDRESSES.signUp, ADDRESSES.checkAuth, ADDRESSES.verifyPhone];

// A 401 on such a page is about where that page was to lead on to.
function beyondIdentity(next: string): string {
  const { pathname, searchParams } = new URL(next, location.origin);
  if (!IDENTITY_PAGES.includes(pathname)) return next;
  return beyondIdentity(nextAddress(searchParams.get('next') ?? undefined, ADDRESSES.dashboard));
}

/**
 * Leads on a person who is signed in already. The form is painted without the provider's SDK: where nothing says that this browser
 * knows somebody, the provider is asked at the first input only.
 */
export function useGoOnWhenSignedIn({ go }: WayOn): void {
  const session = useService(SessionStore);
  // Runs on arrival, and when another tab signs in; signing in by the form goes on by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const ask = (): void => {
      session
        .ready()
        .then(() => session.status === 'signed-in' && go())
        .catch((error: unknown) => console.error('The session could not be settled', error));
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
