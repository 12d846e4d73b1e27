import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { EndingApplications } from './EndingApplications.tsx';
import type { MoveDialogProps } from './move-dialog-props.ts';
import { useQuestion } from './use-question.ts';

/** Longest reason that the server accepts. */
const LIMIT = 1000;

type ReasonDialogProps = Omit<MoveDialogProps, 'jobs'> & {
  readonly action: 'sendBack' | 'remove';
  readonly job: ManagedJob;
};

/** Asks administrators for the reason that the company reads. */
export function ReasonDialog({ action, job, busy, onMove, onClose }: ReasonDialogProps): JSX.Element {
  const t = useT('jobs');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const error = errorOf(reason);
  const confirm = (): void => {
    setChecked(true);
    if (error === undefined) onMove({ to: action === 'remove' ? 'removed' : 'changes_requested', reason: reason.trim() });
  };
  return (
    <ConfirmDialog
      open
      {...(action === 'sendBack' && { tone: 'grow' as const })}
      title={useQuestion(action, [job])}
      action={t(`moves.do.${action}`)}
      keep={t('moves.cancel')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`review.${action}Text`)}</p>
      {action === 'remove' && <EndingApplications jobs={[job]} />}
      <TextArea
        label={t('review.reason')}
        help={t('review.reasonHelp')}
        limit={LIMIT}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        {...(isChecked && error !== undefined && { error: t(`review.${error}`, { limit: LIMIT }) })}
      />
    </ConfirmDialog>
  );
}

function errorOf(reason: string): string | undefined {
  if (reason.trim() === '') return 'reasonNeeded';
  return [...reason.trim()].length > LIMIT ? 'reasonTooLong' : undefined;
}
