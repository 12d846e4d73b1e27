import { type JSX, useState } from 'react';
import { typedNumber } from '#core/client/i18n/typed-number.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { MOST_RENEWALS, PUBLISHED_DAYS, RENEWAL_DAYS } from '../../contract/life-cycle.ts';
import { renewedExpiry } from '../../contract/renewed-expiry.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import type { MoveDialogProps } from './move-dialog-props.ts';
import { useQuestion } from './use-question.ts';

/** Asks for how many days the postings are renewed, and whether the company is still hiring. */
export function RenewDialog({ jobs, busy, onMove, onClose }: MoveDialogProps): JSX.Element {
  const t = useT('jobs');
  const locale = useLocale();
  const [typed, setTyped] = useState(useFormat().number(RENEWAL_DAYS.default));
  const [stillHiring, setStillHiring] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const days = daysIn(typed, locale);
  const confirm = (): void => {
    setChecked(true);
    if (days !== undefined && stillHiring) onMove({ to: 'published', days, stillHiring });
  };
  const { min, max } = RENEWAL_DAYS;
  const [first] = jobs;
  const limits = { min, max, most: PUBLISHED_DAYS.max };
  return (
    <ConfirmDialog
      open
      tone="grow"
      title={useQuestion('renew', jobs)}
      action={t('moves.do.renew')}
      keep={t('moves.cancel')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput
        label={t('moves.days')}
        help={t('moves.daysHelp', limits)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(isChecked && days === undefined && { error: t('moves.daysWrong', limits) })}
      />
      {first !== undefined && jobs.length === 1 ? <NewExpiry job={first} days={days} /> : <p>{t('moves.renewSeveralText')}</p>}
      <Checkbox label={t('moves.stillHiring')} checked={stillHiring} onChange={({ target }) => setStillHiring(target.checked)} />
      {isChecked && !stillHiring && (
        <p className="field__error" role="alert">
          {t('issues.still-hiring')}
        </p>
      )}
    </ConfirmDialog>
  );
}

function daysIn(typed: string, locale: string): number | undefined {
  const days = typedNumber(typed, { locale });
  return days !== undefined && days >= RENEWAL_DAYS.min && days <= RENEWAL_DAYS.max ? days : undefined;
}

/** The day on which the posting will expire, and how often it can be renewed after this. */
function NewExpiry({ job, days }: { readonly job: ManagedJob; readonly days: number | undefined }): JSX.Element | null {
  const t = useT('jobs');
  const format = useFormat();
  if (job.expiresAt === null) return null;
  const now = new Date();
  const expiry = renewedExpiry(new Date(job.expiresAt), now, days);
  const left = MOST_RENEWALS - job.renewals - 1;
  return (
    <p aria-live="polite">
      {days !== undefined && <strong>{t('moves.newExpiry', { date: format.date(expiry.toISOString()) })}</strong>}{' '}
      <span className="muted">{left <= 0 ? t('moves.lastRenewal') : t('moves.renewalsLeft', { count: left })}</span>
    </p>
  );
}
