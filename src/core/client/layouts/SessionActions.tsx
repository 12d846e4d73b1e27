import { observer } from 'mobx-react-lite';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { useSearch } from '../navigation/page-address.ts';
import { passOnRequested } from '../navigation/requested-address.ts';
import { SessionStore } from '../session/session-store.ts';
import { ButtonLink } from '../ui/Button.tsx';
import * as styles from './DefaultLayout.module.css';

/**
 * Actions in the header of public pages: sign-in and sign-up for visitors, the dashboard for signed-in users. Both keep the page that a visitor
 * asked for.
 */
export const SessionActions = observer(function SessionActions() {
  const t = useT('core');
  const session = useService(SessionStore);
  const { next } = useSearch();
  if (session.status === 'signed-in') {
    return (
      <ButtonLink variant="ink" to={ADDRESSES.dashboard}>
        {t('layout.dashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink variant="quiet" to={passOnRequested(ADDRESSES.signIn, next)}>
        {t('layout.signIn')}
      </ButtonLink>
      <ButtonLink variant="ink" className={styles.topMore} to={passOnRequested(ADDRESSES.signUp, next)}>
        {t('layout.signUp')}
      </ButtonLink>
    </>
  );
});
