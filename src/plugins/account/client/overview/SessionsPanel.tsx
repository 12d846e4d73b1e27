import { observer } from 'mobx-react-lite';
import { type JSX, useId, useRef, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { endOtherSessions, endSession, listSessions } from '../../contract/endpoints.ts';
import type { Session } from '../../contract/schemas.ts';
import * as styles from './sessions.module.css';

// Users with more than five sessions rarely need the older ones.
const FIRST = 5;

/** The browsers in which the user is signed in, with buttons to end their sessions. */
export const SessionsPanel = observer(function SessionsPanel(): JSX.Element {
  const t = useT('account');
  const { sessions, status, load, end, endOthers } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears with its row, so the list takes the focus.
  const andStay = (work: Promise<boolean>): void => void work.then((done) => done && list.current?.focus());
  const [isWhole, setWhole] = useState(false);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Panel
      title={t('sessions.title')}
      action={
        others > 0 && (
          <Button size="s" onClick={() => andStay(endOthers())}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <p className="muted">{t('sessions.text')}</p>
      {status === 'failed' && <ErrorNote title={t('sessions.failed')} onRetry={load} />}
      {sessions === undefined && status !== 'failed' && <Skeleton />}
      {sessions !== undefined && (
        <ul className={styles.sessions} aria-label={t('sessions.title')} ref={list} tabIndex={-1}>
          {sessions.slice(0, isWhole ? undefined : FIRST).map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => andStay(end(session))} />
          ))}
        </ul>
      )}
      {sessions !== undefined && !isWhole && sessions.length > FIRST && (
        <Button size="s" variant="quiet" onClick={() => setWhole(true)}>
          {t('core:facets.more', { count: sessions.length - FIRST })}
        </Button>
      )}
    </Panel>
  );
});

interface Sessions {
  readonly sessions: readonly Session[] | undefined;
  readonly status: string;
  readonly load: () => void;
  /** Resolves with whether the session ended. */
  readonly end: (session: Session) => Promise<boolean>;
  readonly endOthers: () => Promise<boolean>;
}

function useSessions(): Sessions {
  const t = useT('account');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const { resource, load } = useResource((signal) => api.call(listSessions, { signal }));
  const items = resource.value?.items.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const keep = (stays: (session: Session) => boolean): void => resource.replace({ items: (resource.value?.items ?? []).filter(stays) });
  return {
    sessions: items,
    status: resource.status,
    load,
    end: async ({ id }) => {
      try {
        await api.call(endSession, { params: { id } });
      } catch {
        // A snackbar has shown the failure. The reloaded list shows the current state.
        load();
        return false;
      }
      keep((session) => session.id !== id);
      snackbar.raise(t('sessions.ended'));
      return true;
    },
    endOthers: async () => {
      try {
        await api.call(endOtherSessions);
      } catch {
        load();
        return false;
      }
      keep(({ isCurrent }) => isCurrent);
      snackbar.raise(t('sessions.othersEnded'));
      return true;
    },
  };
}

interface SessionRowProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

/** One browser session of the user. The current session ends by signing out. */
function SessionRow({ session, onEnd }: SessionRowProps): JSX.Element {
  const t = useT('account');
  const deviceId = useId();
  const format = useFormat();
  const device = deviceIn(t, session);
  const signedIn = t('sessions.signedIn', { date: format.dateTime(session.signedInAt) });
  const used = t('sessions.used', { when: format.relative(session.lastSeenAt) });
  return (
    <li className={styles.sessionsRow}>
      <div className={styles.sessionsWords}>
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
