import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { OfflineIcon } from '../ui/icons/icons.tsx';
import { useOnline } from '../ui/use-online.ts';
import * as styles from './OfflineStatus.module.css';

/**
 * Shows a notice while there is no connection. Its live region is always in the document, so screen readers announce the notice. It makes
 * room for the message of a call that failed for the same reason: the connection is mentioned in one place at a time.
 */
export const OfflineStatus = observer(function OfflineStatus(): JSX.Element {
  const t = useT('core');
  const isOnline = useOnline();
  const { show, message } = useService(SnackbarStore);
  const isSaid = show && message === t('error.offline');
  return (
    <div className={styles.offline} role="status">
      {!isOnline && (
        // Hidden and not removed, because screen readers would announce it again.
        <p className={clsx(isSaid && 'vh')}>
          <OfflineIcon />
          {t('layout.offline')}
        </p>
      )}
    </div>
  );
});
