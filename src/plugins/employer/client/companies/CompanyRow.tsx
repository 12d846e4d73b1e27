import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { LedgerRow } from '#core/client/ui/Ledger.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '../../contract/company.ts';
import { employerRoutes } from '../../contract/routes.ts';

export function CompanyRow({ company }: { readonly company: Company }): JSX.Element {
  const countryName = useCountryName();
  return (
    <LedgerRow
      to={href(employerRoutes.companyView, {}, { id: company.id })}
      title={company.name}
      facts={[company.country === null ? null : countryName(company.country), company.website === null ? null : hostOf(company.website)]}
      sign={<CompanyLogo name={company.name} fileId={company.logoFileId} />}
    />
  );
}

// The host name is enough to distinguish two companies of the same name.
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}
