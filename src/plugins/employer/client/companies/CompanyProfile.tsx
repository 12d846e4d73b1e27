import { type JSX, type ReactNode, useId } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { PhoneLink } from '#core/client/ui/phone/PhoneText.tsx';
import { RichText } from '#core/client/ui/rich-text/RichText.tsx';
import { mailLink } from '#core/contract/mail-address.ts';
import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import type { Company } from '../../contract/company-schemas.ts';
import type { CompanyContact } from '../../contract/contact-schema.ts';
import { useIndustryName } from '../use-industries.ts';
import { useSizeText } from '../use-size-text.ts';
import * as styles from './companies.module.css';

/** The facts that a company has entered. */
export function CompanyFacts({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const countryName = useCountryName();
  const sizeText = useSizeText();
  const industry = useIndustryName(company.industry);
  const { website, country, size, foundedYear, legalName, registrationNumber } = company;
  return (
    <FactGrid
      facts={[
        { term: t('form.website'), value: website !== null && <SiteLink address={website} /> },
        { term: t('company.country'), value: country !== null && countryName(country) },
        { term: t('form.industry'), value: industry !== '' && <bdi>{industry}</bdi> },
        { term: t('form.size'), value: size !== null && sizeText(size) },
        // A year has no thousands separators.
        { term: t('company.founded'), value: foundedYear !== null && String(foundedYear) },
        { term: t('form.legalName'), value: legalName !== null && <bdi>{legalName}</bdi> },
        { term: t('form.registrationNumber'), value: registrationNumber !== null && <bdi>{registrationNumber}</bdi> },
      ]}
    />
  );
}

/** The profile of a company: its own description, its places, its links and its contact. */
export function CompanyAbout({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const countryName = useCountryName();
  const { about, aboutHtml, places, links, accessibility, contact } = company;
  return (
    <>
      {about === null ? (
        <p className="muted">{t('company.noAbout')}</p>
      ) : (
        <RichText html={aboutHtml ?? richTextOfPlain(about)} headingLevel={2} />
      )}
      {places.length > 0 && (
        <CompanyPart title={t('company.places')}>
          <ul className={styles.companyList}>
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
          <ul className={styles.companyList}>
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

/** The contact of a company. Members also see whether it is public. */
function CompanyContactPart({ contact: { name, email, phone, isShown } }: { readonly contact: CompanyContact }): JSX.Element {
  const t = useT('employer');
  return (
    <CompanyPart title={t('company.contact')}>
      <ul className={styles.companyList}>
        <li className="strong">
          <bdi>{name}</bdi>
        </li>
        <li>
          <a className="link" href={mailLink(email)} dir="ltr">
            {email}
          </a>
        </li>
        {phone !== null && (
          <li>
            <PhoneLink phone={phone} />
          </li>
        )}
      </ul>
      {!isShown && <p className="muted small">{t('company.contactHidden')}</p>}
    </CompanyPart>
  );
}

/** One section of a company's page, with a heading. */
function CompanyPart({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.companyPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

/** A link to a company's web address, shown as its host and path. */
function SiteLink({ address }: { readonly address: string }): JSX.Element {
  return (
    <a className={`link ${styles.companySite}`} href={address} rel="noopener nofollow ugc" dir="ltr">
      {shortened(address)}
    </a>
  );
}

function shortened(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '');
}
