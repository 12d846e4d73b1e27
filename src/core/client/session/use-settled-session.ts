import { useEffect, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { SessionStore } from './session-store.ts';

/** The session on a page without a guard. */
export interface SettledSession {
  readonly session: SessionStore;
  /** The error that kept the session from being settled; `undefined` when there is none. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/**
 * The session on a page without a guard. It is settled when the page appears; call the hook in an observer. For a visitor without a
 * token, no request is sent.
 */
export function useSettledSession(): SettledSession {
  const session = useService(SessionStore);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a retry
  useEffect(() => {
    if (session.status !== 'unknown') return;
    setFailure(undefined);
    session.ready().catch(setFailure);
  }, [session, round]);
  return { session, failure, retry: () => setRound((before) => before + 1) };
}
