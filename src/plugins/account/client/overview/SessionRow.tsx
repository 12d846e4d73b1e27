import { type JSX, useId } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { Session } from '../../contract/session-endpoints.ts';

interface SessionRowProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

/** One browser session of the user. The current session ends by signing out. */
export function SessionRow({ session, onEnd }: SessionRowProps): JSX.Element {
  const t = useT('account');
  const deviceId = useId();
  const format = useFormat();
  const device = deviceIn(t, session);
  const signedIn = t('sessions.signedIn', { date: format.dateTime(session.signedInAt) });
  const used = t('sessions.used', { when: format.relative(session.lastSeenAt) });
  return (
    <li className="sessions__row">
      <div className="sessions__words">
        <p className="strong" id={deviceId}>
          <bdi>{device}</bdi>
        </p>
        <p className="muted small">
          <FactLine facts={session.isCurrent ? [signedIn] : [signedIn, used]} />
        </p>
      </div>
      {session.isCurrent ? (
        <StatusBadge tone="live">{t('sessions.current')}</StatusBadge>
      ) : (
        <Button size="s" aria-describedby={deviceId} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function deviceIn(t: Translate, { browser, system }: Session): string {
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}
