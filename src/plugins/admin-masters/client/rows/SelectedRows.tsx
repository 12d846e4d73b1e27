import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { RowSelection } from '#core/client/lists/row-selection.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { SelectionBar } from '#core/client/ui/selection-bar/SelectionBar.tsx';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import type { BulkAction } from '../../contract/schemas.ts';
import { MasterRowsStore } from './master-rows-store.ts';
import { useRowsView } from './rows-view.ts';
import { useRowActions } from './use-row-actions.ts';

/** The actions for the selected rows. */
export const SelectedRows = observer(function SelectedRows({
  selection,
}: {
  readonly selection: RowSelection<MasterRow>;
}): JSX.Element | null {
  const t = useT('admin-masters');
  const { work } = useService(MasterRowsStore);
  const { entity, mayHide, mayUpdate, askParent } = useRowsView();
  const { changeAll } = useRowActions(entity.description.entity);
  const [busy, setBusy] = useState<BulkAction['action'] | undefined>(undefined);
  const { size } = selection;
  if (size === 0) return null;
  const change = async (action: 'hide' | 'show'): Promise<void> => {
    setBusy(action);
    selection.remove((await changeAll({ codes: selection.ids, action })) ?? []);
    setBusy(undefined);
  };
  return (
    <SelectionBar label={t('rows.bulk.label')} chosen={t('rows.bulk.chosen', { count: size })} work={work} onClear={selection.clear}>
      {mayHide &&
        (['hide', 'show'] as const).map((action) => (
          <Button key={action} size="s" variant="quiet" busy={busy === action} onClick={() => void change(action)}>
            {t(`rows.${action}`)}
          </Button>
        ))}
      {mayUpdate && entity.description.levels > 1 && (
        <Button size="s" variant="quiet" onClick={() => askParent(selection.ids)}>
          {t('rows.move')}
        </Button>
      )}
    </SelectionBar>
  );
});
