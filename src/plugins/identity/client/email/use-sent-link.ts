import { useCallback, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { SentLinks } from './sent-links.ts';

/** The link that confirms the signed-in user's address. */
export interface SentLink {
  /** The time of the last sending from this browser, in milliseconds since 1970; `undefined` when that link is no longer valid. */
  readonly sentAt: number | undefined;
  readonly send: () => void;
  readonly busy: boolean;
  readonly failure: unknown;
}

// The embedded identity accepts a link for a day, a real project for longer.
const LIFE_MS = 24 * 3_600_000;

/** Sends the first link at once, and further links only when the user asks. `onward` is the page to open afterwards. */
export function useSentLink(uid: string, onward: string): SentLink {
  const identity = useService(IdentityClient);
  const links = useService(SentLinks);
  const [sentAt, setSentAt] = useState(() => livingLink(links.lastTo(uid)));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);

  const send = useCallback(async (): Promise<void> => {
    const before = links.lastTo(uid);
    const now = Date.now();
    // Before the answer: the page may be left and opened again meanwhile.
    links.note(uid, now);
    setBusy(true);
    setFailure(undefined);
    try {
      const account = await identity.account();
      await account.sendEmailVerification(new URL(onward, location.origin).href);
      setSentAt(now);
    } catch (error) {
      if (before === undefined) links.forget(uid);
      else links.note(uid, before);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }, [identity, links, uid, onward]);

  useEffect(() => {
    if (links.lastTo(uid) === undefined) void send();
  }, [links, uid, send]);

  return { sentAt, send: () => void send(), busy, failure };
}

function livingLink(at: number | undefined): number | undefined {
  return at !== undefined && Date.now() - at < LIFE_MS ? at : undefined;
}
