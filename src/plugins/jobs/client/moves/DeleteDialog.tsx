import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import type { MoveResult } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { usePostingMoves } from './use-posting-moves.ts';
import { useQuestion } from './use-question.ts';

interface DeleteDialogProps {
  /** At least one. */
  readonly jobs: readonly ManagedJob[];
  readonly busy: boolean;
  /** Called with the drafts that stay. */
  readonly onDone: (results: readonly MoveResult[]) => void;
  readonly onClose: () => void;
}

/** Asks before drafts are deleted. */
export function DeleteDialog({ jobs, busy, onDone, onClose }: DeleteDialogProps): JSX.Element {
  const t = useT('jobs');
  const { deleteDrafts } = usePostingMoves();
  const isOne = jobs.length === 1;
  const confirm = async (): Promise<void> => {
    const results = await deleteDrafts(jobs);
    if (results !== undefined) onDone(results);
  };
  return (
    <ConfirmDialog
      open
      title={useQuestion('delete', jobs)}
      action={t(isOne ? 'moves.do.delete' : 'moves.deleteDrafts')}
      keep={t('moves.cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t(isOne ? 'moves.deleteText' : 'moves.deleteSeveralText')}</p>
    </ConfirmDialog>
  );
}
