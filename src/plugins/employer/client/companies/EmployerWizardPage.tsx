import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { useGoOn } from '#core/client/wizard/use-wizard.ts';
import { WizardBar } from '#core/client/wizard/WizardBar.tsx';
import { CompanyStore } from '../company-store.ts';
import { CompanyForm } from './CompanyForm.tsx';

/** First step of an employer: naming the company, or changing the one that is named already. */
export const Page = observer(function EmployerWizardPage(): JSX.Element {
  const t = useT('employer');
  const { mine, loadMine } = useService(CompanyStore);
  const onSaved = useSaved();
  useEffect(() => void loadMine(), [loadMine]);
  return (
    <>
      <PageHeader title={t('wizard.title')} lead={t('wizard.lead')} />
      {mine.status === 'failed' && <LoadFailure error={mine.error} title={t('companies.failed')} onRetry={() => void loadMine()} />}
      {mine.value === undefined && mine.status !== 'failed' && <Skeleton />}
      {mine.value !== undefined && <CompanyForm company={mine.value[0]} end={(busy) => <WizardBar busy={busy} />} onSaved={onSaved} />}
    </>
  );
});

function useSaved(): (company: unknown, isNew: boolean) => void {
  const t = useT('employer');
  const snackbar = useService(SnackbarStore);
  const goOn = useGoOn();
  return (_, isNew) => {
    snackbar.raise(t(isNew ? 'form.created' : 'form.saved'));
    void goOn();
  };
}
