import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/router/use-go.ts';
import { useSearch } from '#core/client/router/use-search.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '../../contract/company.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';
import { CompanyForm } from './CompanyForm.tsx';

/** Names a company, or changes the one whose id the address gives. */
export const Page = observer(function CompanyFormPage(): JSX.Element {
  const t = useT('employer');
  const { id } = useSearch();
  const store = useService(CompanyStore);
  const save = useSaved();
  useEffect(() => {
    if (id !== undefined) void store.open(id);
  }, [store, id]);
  if (id === undefined) {
    return (
      <>
        <PageHeader title={t('form.newTitle')} lead={t('form.newLead')} />
        <CompanyForm action={t('form.create')} onSaved={(company) => save(company, t('form.created'))} />
      </>
    );
  }
  const { value: company, status, error } = store.company;
  if (status === 'failed') return <LoadFailure error={error} title={t('company.failed')} onRetry={() => void store.open(id)} />;
  if (company?.id !== id) return <LoadingState />;
  return (
    <>
      <PageHeader title={t('form.editTitle')} />
      <CompanyForm company={company} action={t('form.save')} onSaved={(saved) => save(saved, t('form.saved'))} />
    </>
  );
});

function useSaved(): (company: Company, sentence: string) => void {
  const go = useGo();
  const snackbar = useService(SnackbarStore);
  return (company, sentence) => {
    snackbar.raise(sentence);
    go(href(employerRoutes.companyView, {}, { id: company.id }));
  };
}
