import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/use-go.ts';
import { useSearch } from '#core/client/navigation/use-search.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';
import { BasicsForm } from '../form/BasicsForm.tsx';
import { CompanyParts } from './CompanyParts.tsx';
import { NamedByEmployers } from './NamedByEmployers.tsx';

/** The form for a new company, or for the company whose id is in the address. */
export const Page = observer(function CompanyFormPage(): JSX.Element {
  const { id } = useSearch();
  const session = useService(SessionStore);
  if (id !== undefined) return <ChangeCompany id={id} />;
  return session.may('company', 'create') ? <NameCompany /> : <NamedByEmployers />;
});

function NameCompany(): JSX.Element {
  const t = useT('employer');
  const go = useGo();
  const snackbar = useService(SnackbarStore);
  return (
    <>
      <PageHeader title={t('form.newTitle')} lead={t('form.newLead')} />
      <BasicsForm
        end={(busy) => (
          <div className="row">
            <Button type="submit" variant="grow" busy={busy}>
              {t('form.create')}
            </Button>
            <ButtonLink variant="quiet" to={href(employerRoutes.companies)}>
              {t('form.cancel')}
            </ButtonLink>
          </div>
        )}
        onSaved={({ id }) => {
          snackbar.raise(t('form.created'));
          go(href(employerRoutes.companyView, {}, { id }));
        }}
      />
    </>
  );
}

const ChangeCompany = observer(function ChangeCompany({ id }: { readonly id: string }): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  useEffect(() => void store.open(id), [store, id]);
  const { value: company, status, error } = store.company;
  if (status === 'failed') return <LoadFailure error={error} title={t('company.failed')} onRetry={() => void store.open(id)} />;
  if (company?.id !== id) return <Skeleton />;
  const backTo = href(employerRoutes.companyView, {}, { id });
  return (
    <>
      <PageHeader title={t('form.editTitle', { company: company.name })} back={{ to: backTo, label: company.name }} />
      <CompanyParts company={company} />
    </>
  );
});
