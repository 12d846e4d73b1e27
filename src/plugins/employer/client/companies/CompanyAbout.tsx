import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import type { Company } from '../../contract/company.ts';
import { CompanyContactPart } from './CompanyContactPart.tsx';
import { CompanyPart } from './CompanyPart.tsx';
import { SiteLink } from './SiteLink.tsx';
import './companies.css';

/** The profile of a company: its own description, its places, its links and its contact. */
export function CompanyAbout({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const countryName = useCountryName();
  const { about, places, links, accessibility, contact } = company;
  return (
    <>
      {about === null ? <p className="muted">{t('company.noAbout')}</p> : <OwnWords>{about}</OwnWords>}
      {places.length > 0 && (
        <CompanyPart title={t('company.places')}>
          <ul className="company__list">
            {places.map(({ city, country }) => (
              <li key={`${city} ${country}`}>
                <FactLine facts={[city, countryName(country)]} />
              </li>
            ))}
          </ul>
        </CompanyPart>
      )}
      {accessibility !== null && (
        <CompanyPart title={t('form.accessibility')}>
          <OwnWords>{accessibility}</OwnWords>
        </CompanyPart>
      )}
      {links.length > 0 && (
        <CompanyPart title={t('form.links')}>
          <ul className="company__list">
            {links.map((address) => (
              <li key={address}>
                <SiteLink address={address} />
              </li>
            ))}
          </ul>
        </CompanyPart>
      )}
      {contact !== null && <CompanyContactPart contact={contact} />}
    </>
  );
}

function OwnWords({ children }: { readonly children: string }): JSX.Element {
  return (
    <p className="read" dir="auto">
      {children}
    </p>
  );
}
