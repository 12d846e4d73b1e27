import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/router/use-go.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { CompanyForm } from './CompanyForm.tsx';

/** First step of an employer: naming the company. */
export function Page(): JSX.Element {
  const t = useT('employer');
  const go = useGo();
  const snackbar = useService(SnackbarStore);
  const onSaved = (): void => {
    snackbar.raise(t('form.created'));
    go(ADDRESSES.dashboard);
  };
  return (
    <>
      <PageHeader title={t('wizard.title')} lead={t('wizard.lead')} />
      <CompanyForm action={t('wizard.next')} onSaved={onSaved} />
    </>
  );
}
