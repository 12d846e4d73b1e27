import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { deleteRow } from '../../contract/endpoints.ts';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import { masterList } from '../master-list.ts';
import { useNameOf } from '../row-source.ts';
import { type RowList, useReport } from './row-list.ts';
import * as styles from './RowForm.module.css';

/** Deletes an unused row. For a row in use or with rows below it, it says what to do instead. */
export const DeleteRow = observer(function DeleteRow({ list, row }: { readonly list: RowList; readonly row: MasterRow }): JSX.Element {
  const t = useT('admin-masters');
  const nameOf = useNameOf();
  const [isAsking, setAsking] = useState(false);
  const { busy, deleteIt } = useDeletion(list, row, () => setAsking(false));
  if (row.uses > 0) return <p className="muted">{t('form.inUse', { count: row.uses })}</p>;
  if (row.children > 0) return <p className="muted">{t('form.hasChildren', { count: row.children })}</p>;
  return (
    <div className={styles.mastersDelete}>
      <Button variant="rust" onClick={() => setAsking(true)}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('form.deleteTitle', { name: nameOf(row) })}
        action={t('form.delete')}
        busy={busy}
        onConfirm={() => void deleteIt()}
        onClose={() => setAsking(false)}
      >
        <p>{t('form.deleteText')}</p>
      </ConfirmDialog>
    </div>
  );
});

function useDeletion(list: RowList, row: MasterRow, onFailed: () => void): { busy: boolean; deleteIt: () => Promise<void> } {
  const api = useService(ApiClient);
  const rows = useEntities(masterList(list.entity.description.entity).rows);
  const report = useReport(list);
  const [busy, setBusy] = useState(false);
  const deleteIt = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call(deleteRow, { params: { entity: list.entity.description.entity, code: row.code } });
      rows.outdate();
      report('deleted', row);
    } catch {
      // The client has shown the reason. A row that is in use meanwhile can still be hidden.
      onFailed();
    } finally {
      setBusy(false);
    }
  };
  return { busy, deleteIt };
}
