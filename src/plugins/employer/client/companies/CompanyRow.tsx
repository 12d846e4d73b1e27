import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { ListRow } from '#core/client/ui/List.tsx';
import type { RowCount } from '#core/contract/paging-schema.ts';
import type { Company, ListedCompany } from '../../contract/company-schemas.ts';
import { useCompanyAddresses } from '../use-company-addresses.ts';
import { useIndustryName } from '../use-industries.ts';

interface CompanyRowProps {
  /** The number of jobs is shown where the list has it. */
  readonly company: Omit<Company, 'hasMembers'> & Partial<Pick<ListedCompany, 'openJobs'>>;
}

export function CompanyRow({ company }: CompanyRowProps): JSX.Element {
  const t = useT('employer');
  const countryName = useCountryName();
  const addresses = useCompanyAddresses();
  const industry = useIndustryName(company.industry);
  const { country, openJobs = null, website } = company;
  // The country of the register stands for a company that names no place.
  const place = company.places[0] ?? (country === null ? undefined : { city: null, country });
  const jobsText = ({ count, more }: RowCount): string =>
    more ? t('companies.openJobsMore', { most: count }) : t('companies.openJobs', { count });
  return (
    <ListRow
      to={addresses.company(company.id)}
      title={company.name}
      facts={[
        openJobs === null ? null : jobsText(openJobs),
        industry,
        ...(place === undefined ? [] : [place.city, countryName(place.country)]),
        website === null ? null : hostOf(website),
      ]}
      avatar={<CompanyLogo name={company.name} fileId={company.logoFileId} />}
    />
  );
}

// The host name is enough to distinguish two companies of the same name.
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}
