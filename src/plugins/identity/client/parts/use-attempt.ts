import { useState } from 'react';

/** An operation that may fail and can be retried. */
export interface Attempt {
  /** Runs the operation. An error becomes the `failure`. */
  readonly run: () => Promise<void>;
  readonly busy: boolean;
  readonly failure: unknown;
}

/** Tracks whether an operation is running, and its last failure. */
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
