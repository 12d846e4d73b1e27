import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Dock } from '#core/client/ui/dock/Dock.tsx';
import { type BulkAction, MOST_BULK_ROWS } from '../../contract/master-row.ts';
import { MasterRowsStore } from './master-rows-store.ts';
import { useRowsView } from './rows-view.ts';
import { useRowActions } from './use-row-actions.ts';

/** The actions for the selected rows. */
export const RowsDock = observer(function RowsDock(): JSX.Element | null {
  const t = useT('admin-masters');
  const { selection } = useService(MasterRowsStore);
  const { entity, mayHide, mayUpdate, askParent } = useRowsView();
  const { changeAll } = useRowActions(entity.description.entity);
  const [busy, setBusy] = useState<BulkAction['action'] | undefined>(undefined);
  const { size } = selection;
  if (size === 0) return null;
  const isTooMany = size > MOST_BULK_ROWS;
  const change = async (action: 'hide' | 'show'): Promise<void> => {
    setBusy(action);
    if (await changeAll({ codes: selection.ids, action })) selection.clear();
    setBusy(undefined);
  };
  return (
    <Dock
      label={t('rows.bulk.label')}
      chosen={isTooMany ? t('rows.bulk.tooMany', { count: size, most: MOST_BULK_ROWS }) : t('rows.bulk.chosen', { count: size })}
      onClear={selection.clear}
    >
      {!isTooMany &&
        mayHide &&
        (['hide', 'show'] as const).map((action) => (
          <Button key={action} size="s" variant="quiet" busy={busy === action} onClick={() => void change(action)}>
            {t(`rows.${action}`)}
          </Button>
        ))}
      {!isTooMany && mayUpdate && entity.description.levels > 1 && (
        <Button size="s" variant="quiet" onClick={() => askParent(selection.ids)}>
          {t('rows.move')}
        </Button>
      )}
    </Dock>
  );
});
