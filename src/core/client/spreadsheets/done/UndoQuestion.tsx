import type { JSX } from 'react';
import type { ImportRun } from '#core/contract/imports/schemas.ts';
import { useT } from '../../i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

interface UndoQuestionProps {
  /** The import to take back; absent while nothing is asked. */
  readonly run: Pick<ImportRun, 'fileName'> | undefined;
  readonly busy: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an import is taken back, because that cannot be undone itself. */
export function UndoQuestion({ run, busy, onConfirm, onClose }: UndoQuestionProps): JSX.Element {
  const t = useT('core');
  return (
    <ConfirmDialog
      open={run !== undefined}
      title={t('imports.undo.title', { name: run?.fileName ?? '' })}
      action={t('imports.undo.action')}
      busy={busy}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      <p>{t('imports.undo.help')}</p>
    </ConfirmDialog>
  );
}
