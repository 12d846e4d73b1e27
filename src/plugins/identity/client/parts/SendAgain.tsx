import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { useCountdown } from './use-countdown.ts';

/** So long nobody is sent the same once more: messages take their time, and the provider counts tries. */
const PAUSE_MS = 30_000;

interface SendAgainProps {
  /** When it was last sent, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly label: string;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Sends the same once more, after a pause that is counted down. */
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
