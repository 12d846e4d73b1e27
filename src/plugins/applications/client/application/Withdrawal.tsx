import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { focusHeading } from '#core/client/navigation/focus-heading.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { ApplicationStore } from './application-store.ts';

/** The button to withdraw an application. It asks for confirmation. */
export function Withdrawal({ title }: { readonly title: string }): JSX.Element {
  const t = useT('applications');
  const store = useService(ApplicationStore);
  const snackbar = useService(SnackbarStore);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      await store.move('withdrawn');
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
      </ConfirmDialog>
    </>
  );
}
