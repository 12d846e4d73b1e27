import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { useGoBack } from '#core/client/navigation/go.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { undoChange } from '../../contract/endpoints.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import type { RowList } from '../form/row-list.ts';
import { masterList } from '../master-list.ts';
import { useNameOf } from '../row-source.ts';

interface UndoOptions {
  readonly list: RowList;
  readonly row: MasterRowDetail;
  readonly onLatest: (row: MasterRowDetail) => void;
  readonly onRefused: () => void;
}

/** Takes back a change. The page then shows the row anew, or returns to the list when the row is gone. */
export function useUndo({ list, row, onLatest, onRefused }: UndoOptions): { busy: boolean; undo: (id: string) => Promise<void> } {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const rows = useEntities(masterList(list.entity.description.entity).rows);
  const snackbar = useService(SnackbarStore);
  const goBack = useGoBack();
  const nameOf = useNameOf();
  const [busy, setBusy] = useState(false);
  const undo = async (id: string): Promise<void> => {
    setBusy(true);
    try {
      const { row: latest } = await api.call(undoChange, { params: { entity: list.entity.description.entity, id } });
      // The row may also stand at another place of the list.
      rows.outdate();
      snackbar.raise(latest === null ? t('history.removed', { name: nameOf(row) }) : t('history.undone'));
      if (latest === null) goBack(list.address);
      else onLatest(latest);
    } catch {
      // The client has shown the reason. The history may have gone on.
      onRefused();
    } finally {
      setBusy(false);
    }
  };
  return { busy, undo };
}
