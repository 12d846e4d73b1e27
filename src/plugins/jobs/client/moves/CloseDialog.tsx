import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import { CLOSING_REASONS } from '../../contract/life-cycle.ts';
import { EndingApplications } from './EndingApplications.tsx';
import type { MoveDialogProps } from './move-dialog-props.ts';
import { useQuestion } from './use-question.ts';

/** Asks why the postings are closed, and says how many applications end. */
export const CloseDialog = observer(function CloseDialog({ jobs, busy, onMove, onClose }: MoveDialogProps): JSX.Element {
  const t = useT('jobs');
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
      <p className="muted">{t('moves.closeText')}</p>
    </ConfirmDialog>
  );
});
