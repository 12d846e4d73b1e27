import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import type { Company } from '../../contract/company.ts';
import { useSizeText } from '../use-size-text.ts';
import { SiteLink } from './SiteLink.tsx';

/** The facts that a company has entered. */
export function CompanyFacts({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const countryName = useCountryName();
  const sizeText = useSizeText();
  const { website, country, size, foundedYear, legalName, registrationNumber } = company;
  return (
    <FactGrid
      facts={[
        { term: t('form.website'), value: website !== null && <SiteLink address={website} /> },
        { term: t('company.country'), value: country !== null && countryName(country) },
        { term: t('form.size'), value: size !== null && sizeText(size) },
        // A year has no thousands separators.
        { term: t('company.founded'), value: foundedYear !== null && String(foundedYear) },
        { term: t('form.legalName'), value: legalName !== null && <bdi>{legalName}</bdi> },
        { term: t('form.registrationNumber'), value: registrationNumber !== null && <bdi>{registrationNumber}</bdi> },
      ]}
    />
  );
}
