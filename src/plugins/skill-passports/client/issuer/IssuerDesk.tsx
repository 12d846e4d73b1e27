import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { listMyIssuers } from '../../contract/issuer-endpoints.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { CompanyDesk } from './desk/CompanyDesk.tsx';
import { NoCompany, NoRight } from './desk/NoCompany.tsx';
import { CredentialSheet } from './issued/CredentialSheet.tsx';

/** What the companies of an employer issue. The address names the company, the part and the open credential. */
export const IssuerDesk = observer(function IssuerDesk(): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const search = useSearch();
  const { resource, load } = useResource(async (signal) => {
    const [companies, issuers] = await Promise.all([api.call(listMyCompanies, { signal }), api.call(listMyIssuers, { signal })]);
    return { companies: companies.items, issuing: companies.items.filter(({ mayIssue }) => mayIssue), issuers: issuers.items };
  });
  const { value, status, error } = resource;
  const { credential, ...place } = search;
  return (
    <>
      {value === undefined && <PageHeader title={t('nav.passports')} />}
      {value === undefined && status === 'failed' && <LoadFailure error={error} title={t('issuer.failed')} onRetry={load} />}
      {value === undefined && status !== 'failed' && <Skeleton />}
      {value !== undefined && value.companies.length === 0 && <NoCompany />}
      {value !== undefined && value.companies.length > 0 && value.issuing.length === 0 && <NoRight />}
      {value !== undefined && value.issuing.length > 0 && (
        <CompanyDesk companies={value.issuing} issuers={value.issuers} onChanged={load} />
      )}
      {credential !== undefined && value !== undefined && (
        <CredentialSheet id={credential} closeTo={href(passportRoutes.passports, {}, place)} onChanged={load} />
      )}
    </>
  );
});
