import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { endUserSessions, getUser, liftSuspension } from '../../contract/endpoints.ts';
import type { ManagedUser } from '../../contract/schemas.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { ViewDialog } from './ViewDialog.tsx';
import * as styles from '../users.module.css';

interface UserActionsProps {
  readonly user: ManagedUser;
  readonly onChanged: (user: ManagedUser) => void;
  /** Another administrator changed the user first. */
  readonly onOutdated: () => void;
}

type Asked = 'suspend' | 'role' | 'sessions' | 'view';

/** What the administrator may do with a user. */
export function UserActions({ user, onChanged, onOutdated }: UserActionsProps): JSX.Element | null {
  const t = useT('users');
  const [asked, setAsked] = useState<Asked>();
  const { busy, lift, endSessions } = useUserCalls(user, onChanged);
  const { may, suspension } = user;
  if (!Object.values(may).includes(true)) return <p className="muted">{t('actions.none')}</p>;
  const close = (): void => setAsked(undefined);
  const form = { user, open: true, onClose: close, onChanged, onOutdated };
  return (
    <Panel title={t('actions.title')}>
      <div className={styles.usersActions} data-actions>
        {may.viewAs && <Button onClick={() => setAsked('view')}>{t('view.action')}</Button>}
        {may.changeRole && <Button onClick={() => setAsked('role')}>{t('roleChange.action')}</Button>}
        {may.endSessions && <Button onClick={() => setAsked('sessions')}>{t('sessions.action')}</Button>}
        {/* One button, so that it keeps the focus when its action changes. */}
        {may.suspend && (
          <Button
            variant={suspension === null ? 'rust' : 'ink'}
            busy={suspension !== null && busy}
            onClick={() => (suspension === null ? setAsked('suspend') : void lift())}
          >
            {t(suspension === null ? 'suspend.action' : 'suspension.lift')}
          </Button>
        )}
      </div>
      {asked === 'view' && <ViewDialog {...form} />}
      {asked === 'role' && <RoleDialog {...form} />}
      {asked === 'suspend' && <SuspendDialog {...form} />}
      <ConfirmDialog
        open={asked === 'sessions'}
        title={t('sessions.title', { name: user.name || user.email })}
        action={t('sessions.action')}
        keep={t('actions.cancel')}
        busy={busy}
        onConfirm={() => void endSessions().then(close)}
        onClose={close}
      >
        <p>{t('sessions.text')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

interface UserCalls {
  readonly busy: boolean;
  readonly lift: () => Promise<void>;
  readonly endSessions: () => Promise<void>;
}

/** The changes without a form. */
function useUserCalls({ id, name, email }: ManagedUser, onChanged: (user: ManagedUser) => void): UserCalls {
  const t = useT('users');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const run = async (change: () => Promise<string>): Promise<void> => {
    setBusy(true);
    try {
      snackbar.raise(await change());
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  const params = { id };
  return {
    busy,
    lift: () =>
      run(async () => {
        onChanged(await api.call(liftSuspension, { params }));
        return t('suspension.lifted', { name: name || email });
      }),
    endSessions: () =>
      run(async () => {
        const { ended } = await api.call(endUserSessions, { params });
        onChanged(await api.call(getUser, { params }));
        return t('sessions.ended', { count: ended });
      }),
  };
}
