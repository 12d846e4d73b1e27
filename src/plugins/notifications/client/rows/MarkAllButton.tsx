import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { NoticesStore } from '../notices-store.ts';
import * as styles from './mark-all.module.css';

/** Marks all notices as read, which can be undone. It stays when nothing is unread, so that it keeps the focus. */
export const MarkAllButton = observer(function MarkAllButton(): JSX.Element {
  const t = useT('notifications');
  const store = useService(NoticesStore);
  const isIdle = store.unread === 0;
  return (
    <Button
      size="s"
      variant="quiet"
      className={styles.markAll}
      aria-disabled={isIdle}
      onClick={() => {
        if (!isIdle) void store.readAll(t('all.done'));
      }}
    >
      {t('all.mark')}
    </Button>
  );
});
