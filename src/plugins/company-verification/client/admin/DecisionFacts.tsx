import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import type { Verification } from '../../contract/schemas.ts';

interface DecisionFactsProps {
  /** `undefined` until it has loaded. */
  readonly company: Company | undefined;
  readonly verification: Verification;
}

/** What the papers must agree with, and what was written about them. */
export function DecisionFacts({ company, verification: { domain, message, note } }: DecisionFactsProps): JSX.Element {
  const t = useT('company-verification');
  const countryName = useCountryName();
  const own = company && {
    name: <bdi>{company.name}</bdi>,
    legalName: company.legalName !== null && <bdi>{company.legalName}</bdi>,
    number: company.registrationNumber !== null && <bdi>{company.registrationNumber}</bdi>,
    country: company.country !== null && countryName(company.country),
  };
  return (
    <FactGrid
      facts={[
        { term: t('employer:form.name'), value: own?.name },
        { term: t('employer:form.legalName'), value: own?.legalName },
        { term: t('employer:form.registrationNumber'), value: own?.number },
        { term: t('employer:company.country'), value: own?.country },
        { term: t('facts.domain'), value: domain !== null && <bdi dir="ltr">{domain}</bdi> },
        { term: t('facts.message'), value: message !== '' && <span dir="auto">{message}</span> },
        { term: t('facts.note'), value: note !== null && note !== '' && <span dir="auto">{note}</span> },
      ]}
    />
  );
}
