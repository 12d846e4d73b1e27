import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import type { Company } from '../../contract/company-schemas.ts';
import { CompanyPart } from './CompanyPart.tsx';
import * as styles from './companies.module.css';

/** The places of a company with their addresses. */
export function CompanyPlaces({ places }: Pick<Company, 'places'>): JSX.Element | null {
  const t = useT('employer');
  const countryName = useCountryName();
  if (places.length === 0) return null;
  return (
    <CompanyPart title={t('company.places')}>
      <ul className={styles.companyList}>
        {places.map(({ label, street, postalCode, city, country }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may be equal, and the list does not change
          <li key={index}>
            {label !== '' && (
              <span className={styles.companyPlaceName}>
                <bdi>{label}</bdi>
              </span>
            )}
            <FactLine facts={[street, postalCode === '' ? city : `${postalCode} ${city}`, countryName(country)]} />
          </li>
        ))}
      </ul>
    </CompanyPart>
  );
}
