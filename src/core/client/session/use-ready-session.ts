import { useEffect, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { SessionStore } from './session-store.ts';

/** The session on a page without a guard. */
export interface ReadySession {
  readonly session: SessionStore;
  /** Why the provider or the server did not say which user is signed in; `undefined` when there was no error. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/**
 * The session on a page without a guard. The hook asks which user is signed in when the page appears; call it in an observer. For a
 * visitor without a token, no request is sent.
 */
export function useReadySession(): ReadySession {
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
