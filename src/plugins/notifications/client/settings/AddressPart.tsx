import { observer } from 'mobx-react-lite';
import { type JSX, useId, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { withNext } from '#core/client/navigation/navigator.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { NoticeSettings } from '#core/contract/notices/notice-schemas.ts';
import { href } from '#core/contract/route-ref.ts';
import { mailAgain } from '../../contract/endpoints.ts';
import { notificationRoutes } from '../../contract/routes.ts';
import * as styles from './settings.module.css';

interface AddressPartProps {
  readonly settings: NoticeSettings;
  /** Mail is sent to the address again. */
  readonly onAgain: () => void;
}

/** Where mail goes, and what keeps it from getting there. */
export const AddressPart = observer(function AddressPart({ settings, onAgain }: AddressPartProps): JSX.Element {
  const t = useT('notifications');
  const titleId = useId();
  const { me } = useService(SessionStore);
  const { isConfirmed } = settings;
  return (
    <section className={styles.settingsPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('address.title')}</h2>
      <p className="row">
        <bdi dir="ltr" className={styles.settingsAddress}>
          {me?.email}
        </bdi>
        <StatusBadge tone={isConfirmed ? 'live' : 'wait'}>{t(isConfirmed ? 'address.confirmed' : 'address.notConfirmed')}</StatusBadge>
      </p>
      <Obstacle settings={settings} onAgain={onAgain} />
    </section>
  );
});

/** The first reason why no mail arrives. */
function Obstacle({ settings: { sendsMail, isConfirmed, isStopped }, onAgain }: AddressPartProps): JSX.Element | null {
  const t = useT('notifications');
  if (!sendsMail) {
    return (
      <Note tone="sky" title={t('address.noneTitle')}>
        {t('address.noneText')}
      </Note>
    );
  }
  if (!isConfirmed) {
    return (
      <Note
        tone="straw"
        title={t('address.confirmTitle')}
        action={
          <ButtonLink size="s" to={withNext(ADDRESSES.verifyEmail, href(notificationRoutes.settings))}>
            {t('address.confirm')}
          </ButtonLink>
        }
      >
        {t('address.confirmText')}
      </Note>
    );
  }
  return isStopped ? <Stopped onAgain={onAgain} /> : null;
}

function Stopped({ onAgain }: Pick<AddressPartProps, 'onAgain'>): JSX.Element {
  const t = useT('notifications');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [isBusy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call(mailAgain);
      snackbar.raise(t('address.isAgain'), { color: 'success' });
      onAgain();
    } catch {
      // A snackbar has shown the failure.
      setBusy(false);
    }
  };
  return (
    <Note
      tone="straw"
      title={t('address.stoppedTitle')}
      action={
        <Button size="s" busy={isBusy} onClick={() => void again()}>
          {t('address.again')}
        </Button>
      }
    >
      {t('address.stoppedText')}
    </Note>
  );
}
