import { observer } from 'mobx-react-lite';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SessionStore } from '../session/session-store.ts';
import { ButtonLink } from '../ui/Button.tsx';
import * as styles from './DefaultLayout.module.css';

/** Actions in the header of public pages: sign-in and sign-up for visitors, the dashboard for signed-in users. */
export const SessionActions = observer(function SessionActions() {
  const t = useT('core');
  const session = useService(SessionStore);
  if (session.status === 'signed-in') {
    return (
      <ButtonLink variant="ink" to={ADDRESSES.dashboard}>
        {t('layout.dashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink variant="quiet" to={ADDRESSES.signIn}>
        {t('layout.signIn')}
      </ButtonLink>
      <ButtonLink variant="ink" className={styles.topMore} to={ADDRESSES.signUp}>
        {t('layout.signUp')}
      </ButtonLink>
    </>
  );
});
