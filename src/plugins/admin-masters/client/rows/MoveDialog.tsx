import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { useRowSource } from '../row-source.ts';
import { useRowActions } from './use-row-actions.ts';

interface MoveDialogProps {
  readonly entity: string;
  readonly codes: readonly string[];
  /** Gets the codes of the rows for which the move is done. */
  readonly onClose: (done: readonly string[]) => void;
}

/** Asks below which row the rows are to be moved. An empty choice is the top level. */
export function MoveDialog({ entity, codes, onClose }: MoveDialogProps): JSX.Element {
  const t = useT('admin-masters');
  const source = useRowSource({ entity, isComplete: true, isShown: true });
  const { changeAll } = useRowActions(entity);
  const [parent, setParent] = useState('');
  const [busy, setBusy] = useState(false);
  const move = async (): Promise<void> => {
    setBusy(true);
    const done = await changeAll({ codes, action: 'move', parent: parent === '' ? null : parent });
    setBusy(false);
    if (done !== undefined) onClose(done);
  };
  return (
    <ConfirmDialog
      open
      tone="grow"
      title={t('rows.moveTitle', { count: codes.length })}
      action={t('rows.moveAction')}
      busy={busy}
      onConfirm={() => void move()}
      onClose={() => onClose([])}
    >
      <Picker label={t('rows.parent')} help={t('rows.parentHelp')} optional source={source} value={parent} onChange={setParent} />
    </ConfirmDialog>
  );
}
