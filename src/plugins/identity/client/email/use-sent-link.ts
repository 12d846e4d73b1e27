import { useCallback, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';

/** The link that confirms the signed-in user's address. */
export interface SentLink {
  /** The time of the last sending from this tab, in milliseconds since 1970. */
  readonly sentAt: number | undefined;
  readonly send: () => void;
  readonly busy: boolean;
  readonly failure: unknown;
}

/** Sends the link at once, unless this tab has already sent it. `onward` is the page to open afterwards. */
export function useSentLink(uid: string, onward: string): SentLink {
  const identity = useService(IdentityClient);
  const key = `trellis.email-link.${uid}`;
  const [sentAt, setSentAt] = useState(() => remembered(key));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const hasBegun = useRef(sentAt !== undefined);

  const send = useCallback(async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const account = await identity.account();
      await account.sendEmailVerification(new URL(onward, location.origin).href);
      const now = Date.now();
      remember(key, now);
      setSentAt(now);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }, [identity, key, onward]);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send();
  }, [send]);

  return { sentAt, send: () => void send(), busy, failure };
}

// A reload must not send another message.
function remembered(key: string): number | undefined {
  try {
    return Number(sessionStorage.getItem(key)) || undefined;
  } catch {
    return undefined;
  }
}

function remember(key: string, at: number): void {
  try {
    sessionStorage.setItem(key, String(at));
  } catch {
    // The browser denies access to the storage, or it is full. A reload then sends the link again.
  }
}
