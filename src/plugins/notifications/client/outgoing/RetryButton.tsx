import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { OutgoingMailRow } from '#core/contract/notices/notice-schemas.ts';
import { retryMail } from '../../contract/endpoints.ts';
import { mails } from './outgoing-list.ts';

/** Sends a failed mail again. */
export const RetryButton = observer(function RetryButton({ mail: { id, to } }: { readonly mail: OutgoingMailRow }): JSX.Element {
  const t = useT('notifications');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const rows = useEntities(mails);
  const [isBusy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call(retryMail, { params: { id } });
      rows.change(id, 0, { state: 'waiting', reason: null, canRetry: false, dueAt: new Date().toISOString() });
      snackbar.raise(t('outgoing.retried'), { color: 'success' });
    } catch {
      // A snackbar has shown the failure. Somebody else may have been faster.
      rows.refresh();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="s" busy={isBusy} aria-label={to === null ? undefined : t('outgoing.retryTo', { to })} onClick={() => void retry()}>
      {t('outgoing.retry')}
    </Button>
  );
});
