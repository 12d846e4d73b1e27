import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import type { MoveDialogProps } from './move-dialog-props.ts';
import { useQuestion } from './use-question.ts';

/** Explains what pausing does. */
export function PauseDialog({ jobs, busy, onMove, onClose }: MoveDialogProps): JSX.Element {
  const t = useT('jobs');
  return (
    <ConfirmDialog
      open
      tone="grow"
      title={useQuestion('pause', jobs)}
      action={t('moves.do.pause')}
      keep={t('moves.cancel')}
      busy={busy}
      onConfirm={() => onMove({ to: 'paused' })}
      onClose={onClose}
    >
      <p>{t('moves.pauseText')}</p>
    </ConfirmDialog>
  );
}
