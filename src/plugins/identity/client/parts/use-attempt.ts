import { useState } from 'react';

/** Work that may fail and be tried again. */
export interface Attempt {
  /** Does it; what it throws becomes the `failure`. */
  readonly run: () => Promise<void>;
  readonly busy: boolean;
  readonly failure: unknown;
}

/** Keeps whether work is under way, and why it failed last. */
export function useAttempt(work: () => Promise<void>): Attempt {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, failure };
}
