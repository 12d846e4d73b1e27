import { useEffect, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { SessionStore } from './session-store.ts';

/** Who opened a page that has no guard. */
export interface SettledSession {
  readonly session: SessionStore;
  /** Why it could not be settled who somebody is, as long as that is so. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/**
 * The session of a page that anybody may open, settled when the page appears; call it in an observer. Of somebody without a token
 * nothing is asked.
 */
export function useSettledSession(): SettledSession {
  const session = useService(SessionStore);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is another try
  useEffect(() => {
    if (session.status !== 'unknown') return;
    setFailure(undefined);
    session.ready().catch(setFailure);
  }, [session, round]);
  return { session, failure, retry: () => setRound((before) => before + 1) };
}
