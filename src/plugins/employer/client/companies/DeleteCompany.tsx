import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { ActionCompany } from '../../contract/company-parts.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';

/** Lets administrators delete a company that nothing needs. */
export function DeleteCompany({ company: { id, name } }: { readonly company: ActionCompany }): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const snackbar = useService(SnackbarStore);
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await store.delete(id);
      snackbar.raise(t('company.deleted', { company: name }));
      go(href(employerRoutes.companies), { replace: true });
    } catch {
      // The client has shown the reason.
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button variant="rust" onClick={() => setOpen(true)}>
        {t('company.delete')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('company.deleteQuestion', { company: name })}
        action={t('company.delete')}
        busy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setOpen(false)}
      >
        <p>{t('company.deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
