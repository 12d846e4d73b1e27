import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import type { ManagedJob } from '../../contract/job.ts';
import { PostingMovesStore } from './posting-moves-store.ts';
import { usePostingMoves } from './use-posting-moves.ts';
import { useQuestion } from './use-question.ts';

interface DeleteDialogProps {
  readonly job: ManagedJob;
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** Asks before a draft is deleted. */
export function DeleteDialog({ job, busy, onClose }: DeleteDialogProps): JSX.Element {
  const t = useT('jobs');
  const store = useService(PostingMovesStore);
  const { deleteDraft } = usePostingMoves();
  const confirm = async (): Promise<void> => {
    if (await deleteDraft(job)) store.dismiss();
  };
  return (
    <ConfirmDialog
      open
      title={useQuestion('delete', [job])}
      action={t('moves.do.delete')}
      keep={t('moves.cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('moves.deleteText')}</p>
    </ConfirmDialog>
  );
}
