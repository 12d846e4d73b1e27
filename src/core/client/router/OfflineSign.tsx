import { type JSX, useSyncExternalStore } from 'react';
import { useT } from '../i18n/use-t.ts';
import { OfflineIcon } from '../ui/icons/icons.tsx';
import * as styles from './OfflineSign.module.css';

/** Shows a notice while there is no connection. Its live region is always in the document, so screen readers announce the notice. */
export function OfflineSign(): JSX.Element {
  const t = useT('core');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={styles.offline} role="status">
      {!isOnline && (
        <p>
          <OfflineIcon />
          {t('layout.offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
