import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { focusHeading } from '#core/client/navigation/focus-heading.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { WITHDRAWAL_REASONS, type WithdrawalReason } from '../../contract/application.ts';
import { ApplicationStore } from './application-store.ts';

/** The button to withdraw an application. It asks for confirmation, and for a reason that may be left out. */
export function Withdrawal({ title }: { readonly title: string }): JSX.Element {
  const t = useT('applications');
  const store = useService(ApplicationStore);
  const snackbar = useService(SnackbarStore);
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState<WithdrawalReason>();
  const [busy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      await store.move('withdrawn', reason);
      setAsked(false);
      snackbar.raise(t('application.withdrawn'));
      // The button disappears after the last move of the application.
      focusHeading(document.body);
    } catch {
      // The request's snackbar has shown the reason. The question stays.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="rust" onClick={() => setAsked(true)}>
        {t('application.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('application.withdrawQuestion', { title })}
        action={t('application.withdraw')}
        keep={t('application.keep')}
        busy={busy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsked(false)}
      >
        <p>{t('application.withdrawHelp')}</p>
        <Select
          label={t('withdrawal.reason')}
          help={t('withdrawal.read')}
          optional
          placeholder={t('withdrawal.none')}
          options={WITHDRAWAL_REASONS.map((value) => ({ value, label: t(`withdrawal.for.${value}`) }))}
          value={reason ?? ''}
          onChange={({ target }) => setReason(WITHDRAWAL_REASONS.find((known) => known === target.value))}
        />
      </ConfirmDialog>
    </>
  );
}
