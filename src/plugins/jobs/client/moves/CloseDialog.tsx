import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import { CLOSING_REASONS, REOPEN_DAYS } from '../../contract/life-cycle.ts';
import { EndingApplications } from './EndingApplications.tsx';
import type { MoveDialogProps } from './move-dialog-props.ts';
import { PostingMovesStore } from './posting-moves-store.ts';
import { usePostingSide } from './use-posting-side.ts';
import { useQuestion } from './use-question.ts';

/** Asks why the postings are closed, and says how many applications end. */
export const CloseDialog = observer(function CloseDialog({ jobs, busy, onMove, onClose }: MoveDialogProps): JSX.Element {
  const t = useT('jobs');
  const side = usePostingSide();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = (): void => {
    setMissing(reason === '');
    if (reason !== '') onMove({ to: 'closed', reason });
  };
  return (
    <ConfirmDialog
      open
      title={useQuestion('close', jobs)}
      action={t('moves.do.close')}
      keep={t('moves.cancel')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <EndingApplications jobs={jobs} />
      <RadioGroup
        label={t('moves.closeReason')}
        options={CLOSING_REASONS.map((value) => ({ value, label: t(`moves.endReason.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      {isMissing && reason === '' && (
        <p className="field__error" role="alert">
          {t('issues.closing-reason')}
        </p>
      )}
      {reason === 'on_hold' && <PauseInstead jobs={jobs} />}
      <p className="muted">{t(side === 'member' ? 'moves.closeText' : 'moves.closeTextReview', { days: REOPEN_DAYS })}</p>
    </ConfirmDialog>
  );
});

/** Hiring that is on hold is a pause, where the postings can be paused. */
function PauseInstead({ jobs }: Pick<MoveDialogProps, 'jobs'>): JSX.Element | null {
  const t = useT('jobs');
  const store = useService(PostingMovesStore);
  if (!jobs.every(({ moves }) => moves.includes('paused'))) return null;
  return (
    <Note
      tone="straw"
      title={t('moves.pauseInsteadText')}
      action={
        <Button size="s" onClick={() => store.ask('pause', jobs)}>
          {t('moves.pauseInstead')}
        </Button>
      }
    />
  );
}
