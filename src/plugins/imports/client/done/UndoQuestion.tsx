import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import type { ImportRun } from '../../contract/schemas.ts';

interface UndoQuestionProps {
  /** The import to take back; absent while nothing is asked. */
  readonly run: Pick<ImportRun, 'fileName'> | undefined;
  readonly busy: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an import is taken back, because that cannot be undone itself. */
export function UndoQuestion({ run, busy, onConfirm, onClose }: UndoQuestionProps): JSX.Element {
  const t = useT('imports');
  return (
    <ConfirmDialog
      open={run !== undefined}
      title={t('undo.title', { name: run?.fileName ?? '' })}
      action={t('undo.action')}
      busy={busy}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      <p>{t('undo.help')}</p>
    </ConfirmDialog>
  );
}
