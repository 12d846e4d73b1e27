import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { PostingDesk } from './PostingDesk.tsx';
import { useCompanyAddress } from './use-company.ts';
import * as styles from './import.module.css';

/** Imports into one of the user's companies. */
export const ForMembers = observer(function ForMembers(): JSX.Element {
  const t = useT('job-import');
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => (await api.call(listMyCompanies, { signal })).items);
  const { value, status, error } = resource;
  if (value === undefined) {
    return status === 'failed' ? <LoadFailure error={error} title={t('company.failed')} onRetry={load} /> : <Skeleton />;
  }
  const [first, ...others] = value;
  if (first === undefined) return <NoCompany />;
  return others.length === 0 ? <PostingDesk companyId={first.id} makesDrafts /> : <SeveralCompanies companies={value} />;
});

/** Nothing is imported before the user has chosen: postings in the wrong company are tedious to remove. */
function SeveralCompanies({ companies }: { readonly companies: readonly Company[] }): JSX.Element {
  const t = useT('job-import');
  const { company, choose } = useCompanyAddress();
  const chosen = companies.find(({ id }) => id === company);
  return (
    <>
      <div className={styles.jobImportCompany}>
        <Select
          label={t('company.label')}
          help={t('company.help')}
          placeholder={t('company.choose')}
          options={companies.map(({ id, name }) => ({ value: id, label: name, isOwn: true }))}
          value={chosen?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      {chosen !== undefined && <PostingDesk companyId={chosen.id} makesDrafts />}
    </>
  );
}

function NoCompany(): JSX.Element {
  const t = useT('job-import');
  return (
    <EmptyState
      title={t('company.none')}
      action={
        <ButtonLink variant="grow" to={href(employerRoutes.companyForm)}>
          {t('company.add')}
        </ButtonLink>
      }
    >
      {t('company.noneHelp')}
    </EmptyState>
  );
}
