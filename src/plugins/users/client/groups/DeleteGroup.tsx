import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { deleteGroup } from '../../contract/endpoints.ts';
import type { AdminGroup } from '../../contract/schemas.ts';
import * as styles from '../users.module.css';

/** Deletes a group after a question that names what its members lose. */
export function DeleteGroup({ group, onDeleted }: { readonly group: AdminGroup; readonly onDeleted: () => void }): JSX.Element {
  const t = useT('users');
  const api = useService(ApiClient);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const deleteIt = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call(deleteGroup, { params: { id: group.id } });
      onDeleted();
    } catch {
      // The client has shown the reason.
      setAsking(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.usersDelete}>
      <Button variant="rust" onClick={() => setAsking(true)}>
        {t('group.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('group.deleteTitle', { name: group.name })}
        action={t('group.delete')}
        busy={busy}
        onConfirm={() => void deleteIt()}
        onClose={() => setAsking(false)}
      >
        <p>{t('group.deleteText', { count: group.members.length })}</p>
      </ConfirmDialog>
    </div>
  );
}
