import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '#plugins/employer/contract/company.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { ForEmployers } from './ForEmployers.tsx';
import { JobForm } from './JobForm.tsx';

/** The page on which an employer describes and publishes a job. */
export function Page(): JSX.Element {
  const t = useT('jobs');
  return (
    <ForEmployers title={t('form.title')}>
      <PostJob />
    </ForEmployers>
  );
}

const PostJob = observer(function PostJob(): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const { resource: companies, load } = useResource<readonly Company[]>(
    async (signal) => (await api.call(listMyCompanies, { signal })).items,
  );
  return (
    <>
      <PageHeader title={t('form.title')} lead={t('form.lead')} />
      {companies.status === 'failed' && <LoadFailure error={companies.error} title={t('form.companiesFailed')} onRetry={load} />}
      {companies.value === undefined && companies.status === 'loading' && <Skeleton />}
      {companies.value?.length === 0 && <NoCompany />}
      {companies.value !== undefined && companies.value.length > 0 && <JobForm companies={companies.value} />}
    </>
  );
});

function NoCompany(): JSX.Element {
  const t = useT('jobs');
  return (
    <EmptyState
      title={t('form.noCompany')}
      action={
        <ButtonLink variant="grow" to={href(employerRoutes.companyForm)}>
          {t('form.nameCompany')}
        </ButtonLink>
      }
    >
      {t('form.noCompanyHelp')}
    </EmptyState>
  );
}
