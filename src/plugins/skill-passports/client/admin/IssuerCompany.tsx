import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getCompany } from '#plugins/employer/contract/endpoints.ts';
import { countJobs } from '#plugins/job-search/contract/endpoints.ts';
import type { ListedIssuer } from '../../contract/issuer-schemas.ts';
import { Fact } from '../issuer/parts/Fact.tsx';

/** What the deciding administrator knows of the company: its website, its entry in the register, its members and its jobs. */
export const IssuerCompany = observer(function IssuerCompany({ issuer }: { readonly issuer: ListedIssuer }): JSX.Element {
  const t = useT('skill-passports');
  const format = useFormat();
  const countryName = useCountryName();
  const api = useService(ApiClient);
  const { companyId, members } = issuer;
  const { resource, load } = useResource(async (signal) => {
    const company = api.call(getCompany, { params: { id: companyId }, signal });
    const jobs = api.call(countJobs, { query: { companyId }, signal });
    return { company: await company, jobs: await jobs };
  }, companyId);
  if (resource.value === undefined) {
    return resource.status === 'failed' ? <ErrorNote title={t('admin.company.failed')} onRetry={load} /> : <Skeleton count={2} />;
  }
  const { company, jobs } = resource.value;
  const { website, legalName, registrationNumber, country } = company;
  const register = [legalName, registrationNumber, country === null ? null : countryName(country)];
  return (
    <dl className="facts" data-issuer-company>
      <Fact term={t('admin.company.website')}>
        {website !== null && (
          <a className="link" href={website} target="_blank" rel="noopener nofollow ugc" dir="ltr">
            {website}
          </a>
        )}
      </Fact>
      <Fact term={t('admin.company.register')}>{register.some((each) => each !== null) && <FactLine facts={register} />}</Fact>
      <Fact term={t('admin.company.members')}>{format.number(members)}</Fact>
      <Fact term={t('admin.company.jobs')}>{`${format.number(jobs.count)}${jobs.more ? '+' : ''}`}</Fact>
    </dl>
  );
});
