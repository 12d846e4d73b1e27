import { type JSX, Suspense } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLanguageName } from '#core/client/i18n/use-language-name.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Tag } from '#core/client/ui/chip/Chip.tsx';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { RichText } from '#core/client/ui/rich-text/RichText.tsx';
import { ABOUT_ELEMENTS } from '../../contract/company.ts';
import type { Company } from '../../contract/company-schemas.ts';
import { useMasterNames } from '../use-master-names.ts';
import { useSizeText } from '../use-size-text.ts';
import { CompanyPart } from './CompanyPart.tsx';
import { CompanyPlaces } from './CompanyPlaces.tsx';
import * as styles from './companies.module.css';

// Descriptions of earlier versions. The others load nothing that reads plain texts.
const PlainAbout = lazyExtra(async () => (await import('./PlainAbout.tsx')).PlainAbout);

const CompanyContactPart = lazyExtra(async () => (await import('./CompanyContactPart.tsx')).CompanyContactPart);

/** The facts that a company has entered. */
export function CompanyFacts({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const countryName = useCountryName();
  const sizeText = useSizeText();
  const format = useFormat();
  const languageName = useLanguageName();
  const { website, country, type, industries, languages, size, foundedYear, legalName, registrationNumber } = company;
  const industryName = useMasterNames('industries', industries);
  const typeName = useMasterNames('company-types', type === null ? [] : [type]);
  const named = industries.map(industryName).filter((name) => name !== '');
  return (
    <FactGrid
      facts={[
        { term: t('form.website'), value: website !== null && <SiteLink address={website} /> },
        { term: t('company.country'), value: country !== null && countryName(country) },
        // Names of industries have commas.
        { term: t('form.industry'), value: named.length > 0 && <FactLine facts={named} /> },
        { term: t('form.type'), value: type !== null && <bdi>{typeName(type)}</bdi> },
        { term: t('form.size'), value: size !== null && sizeText(size) },
        { term: t('form.languages'), value: languages.length > 0 && format.series(languages.map(languageName)) },
        // A year has no thousands separators.
        { term: t('company.founded'), value: foundedYear !== null && String(foundedYear) },
        { term: t('form.legalName'), value: legalName !== null && <bdi>{legalName}</bdi> },
        { term: t('form.registrationNumber'), value: registrationNumber !== null && <bdi>{registrationNumber}</bdi> },
      ]}
    />
  );
}

/** The profile of a company: its own description, what it offers, its places, its links and its contact. */
export function CompanyAbout({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const { about, aboutHtml, benefits, places, links, accessibility, equalOpportunity, contact } = company;
  return (
    <>
      {about === null && <p className="muted">{t('company.noAbout')}</p>}
      {aboutHtml !== null && <RichText html={aboutHtml} subset={ABOUT_ELEMENTS} />}
      {about !== null && aboutHtml === null && (
        <Suspense fallback={<OwnWords>{about}</OwnWords>}>
          <PlainAbout about={about} />
        </Suspense>
      )}
      {benefits.length > 0 && <CompanyBenefits benefits={benefits} />}
      <CompanyPlaces places={places} />
      {accessibility !== null && (
        <CompanyPart title={t('form.accessibility')}>
          <OwnWords>{accessibility}</OwnWords>
        </CompanyPart>
      )}
      {equalOpportunity !== null && (
        <CompanyPart title={t('form.equalOpportunity')}>
          <OwnWords>{equalOpportunity}</OwnWords>
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
      {contact !== null && (
        <Suspense>
          <CompanyContactPart contact={contact} />
        </Suspense>
      )}
    </>
  );
}

function CompanyBenefits({ benefits }: Pick<Company, 'benefits'>): JSX.Element {
  const t = useT('employer');
  const benefitName = useMasterNames('benefits', benefits);
  return (
    <CompanyPart title={t('form.benefits')}>
      <ul className={styles.companyTags}>
        {benefits.map((code) => (
          <li key={code}>
            <Tag>
              <bdi>{benefitName(code)}</bdi>
            </Tag>
          </li>
        ))}
      </ul>
    </CompanyPart>
  );
}

function OwnWords({ children }: { readonly children: string }): JSX.Element {
  return (
    <p className="read" dir="auto">
      {children}
    </p>
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
