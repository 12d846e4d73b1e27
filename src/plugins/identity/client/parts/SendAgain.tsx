import { type JSX, useEffect, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';

/** The pause before the next sending. Messages take time to arrive, and the provider limits attempts. */
const PAUSE_MS = 30_000;

interface SendAgainProps {
  /** The time of the last sending, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly label: string;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Sends the message again, after a pause with a countdown. */
export function SendAgain({ sentAt, label, busy, onSend }: SendAgainProps): JSX.Element {
  const t = useT('identity');
  const seconds = useCountdown(sentAt + PAUSE_MS);
  if (seconds === 0) {
    return (
      <Button busy={busy} onClick={onSend}>
        {label}
      </Button>
    );
  }
  return <span className="muted num">{t('again.wait', { count: seconds })}</span>;
}

/** Whole seconds until a point in time (milliseconds since 1970); 0 once it has passed. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= until;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another instant is counted from now
  useEffect(() => setNow(Date.now()), [until]);
  useEffect(() => {
    if (isOver) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);
  return isOver ? 0 : Math.ceil((until - now) / 1000);
}

/** An operation that may fail and can be retried. */
interface Attempt {
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
