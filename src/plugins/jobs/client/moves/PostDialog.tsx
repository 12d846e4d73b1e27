import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import type { MoveDialogProps } from './move-dialog-props.ts';
import { useQuestion } from './use-question.ts';

interface PostDialogProps extends MoveDialogProps {
  /** `send`: administrators review the postings first. */
  readonly action: 'post' | 'send';
}

/** Asks before drafts are posted, and says how many of them lack something. */
export function PostDialog({ action, jobs, busy, onMove, onClose }: PostDialogProps): JSX.Element {
  const t = useT('jobs');
  const lacking = jobs.filter(({ lacks = [] }) => lacks.length > 0).length;
  return (
    <ConfirmDialog
      open
      tone="grow"
      title={useQuestion(action, jobs)}
      action={t(`moves.do.${action}`)}
      keep={t('moves.cancel')}
      busy={busy}
      onConfirm={() => onMove({ to: action === 'post' ? 'published' : 'pending_review' })}
      onClose={onClose}
    >
      <p>{t(`moves.${action}Text`)}</p>
      {lacking > 0 && <p>{t('moves.postLacking', { count: lacking })}</p>}
    </ConfirmDialog>
  );
}
