import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { ListRow } from '#core/client/ui/List.tsx';
import { VerifiedBadge } from '#core/client/ui/VerifiedBadge.tsx';
import type { Company, CompanySummary } from '../../contract/company-schemas.ts';
import { hostOf } from '../host-of.ts';
import { useMasterNames } from '../use-master-names.ts';
import * as styles from './companies.module.css';

type RowCompany = Omit<CompanySummary, 'id' | 'size' | 'hasMembers'>;

interface CompanyRowProps {
  readonly company: RowCompany;
  /** The address of the company. */
  readonly to: string;
}

/** A company as a row. */
export function CompanyRow({ company, to }: CompanyRowProps): JSX.Element {
  const t = useT('employer');
  const countryName = useCountryName();
  const industryName = useMasterNames('industries', company.industries);
  const { country, openJobs, website, tagline } = company;
  // The country of the register stands for a company that names no place.
  const place = company.place ?? (country === null ? undefined : { city: null, country });
  return (
    <ListRow
      to={to}
      title={company.name}
      facts={[
        openJobs === null ? null : t('companies.openJobs', { count: openJobs }),
        ...company.industries.map(industryName),
        ...(place === undefined ? [] : [place.city, countryName(place.country)]),
        website === null ? null : hostOf(website),
      ]}
      mark={company.verified !== null && <VerifiedBadge verified={company.verified} />}
      avatar={<CompanyLogo name={company.name} fileId={company.logoFileId} />}
      more={
        tagline !== null && (
          <p className={styles.companyTagline} dir="auto">
            {tagline}
          </p>
        )
      }
    />
  );
}

/** What the row of an own company shows. Its jobs are on other pages. */
export function rowOfOwn({ places, ...company }: Company): RowCompany {
  return { ...company, place: places[0] ?? null, openJobs: null };
}
