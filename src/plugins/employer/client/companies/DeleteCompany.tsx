import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { ActionCompany } from '../../contract/company-parts.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';
import { useAct } from '../team/use-act.ts';

/** Lets administrators delete a company that nothing needs. */
export function DeleteCompany({ company: { id, name } }: { readonly company: ActionCompany }): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  const { busy, act } = useAct();
  const remove = async (): Promise<void> => {
    const isGone = await act(() => store.delete(id), t('company.deleted', { company: name }));
    setOpen(false);
    if (isGone) go(href(employerRoutes.companies), { replace: true });
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
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setOpen(false)}
      >
        <p>{t('company.deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
