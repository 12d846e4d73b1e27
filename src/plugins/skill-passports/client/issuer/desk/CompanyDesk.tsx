import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import type { OwnCompany } from '#plugins/employer/contract/company-schemas.ts';
import type { MyIssuer } from '../../../contract/issuer-schemas.ts';
import { achievementAddress, askedPart, deskAddress } from '../desk-address.ts';
import { AskToIssue } from './AskToIssue.tsx';
import { IssuerParts } from './IssuerParts.tsx';
import * as styles from '../issuer.module.css';

interface CompanyDeskProps {
  /** Those for which the user decides about credentials, at least one. */
  readonly companies: readonly OwnCompany[];
  readonly issuers: readonly MyIssuer[];
  /** Loads the issuers again. */
  readonly onChanged: () => void;
}

/** One of the user's companies: what it issues, or the request to issue. */
export function CompanyDesk({ companies, issuers, onChanged }: CompanyDeskProps): JSX.Element {
  const t = useT('skill-passports');
  const search = useSearch();
  // Without a company in the address, one that issues comes first.
  const [first] = issuers;
  const company = companies.find(({ id }) => id === (search.company ?? first?.companyId)) ?? companies[0];
  const isOwner = company?.role === 'owner';
  const issuer = issuers.find(({ companyId }) => companyId === company?.id);
  return (
    <>
      <PageHeader
        title={t('nav.passports')}
        lead={t('issuer.lead')}
        actions={
          isOwner &&
          issuer !== undefined && (
            <ButtonLink variant="grow" to={achievementAddress(issuer.id)}>
              <PlusIcon />
              {t('achievement.new')}
            </ButtonLink>
          )
        }
      />
      {companies.length > 1 && company !== undefined && <CompanyChoice companies={companies} chosen={company.id} />}
      {company !== undefined && issuer === undefined && isOwner && <AskToIssue key={company.id} company={company} onAsked={onChanged} />}
      {issuer === undefined && !isOwner && <p className="muted">{t('issuer.ownersAsk')}</p>}
      {issuer !== undefined && (
        <IssuerParts key={issuer.id} issuer={issuer} isOwner={isOwner} part={askedPart(search)} onChanged={onChanged} />
      )}
    </>
  );
}

interface CompanyChoiceProps {
  readonly companies: readonly OwnCompany[];
  readonly chosen: string;
}

function CompanyChoice({ companies, chosen }: CompanyChoiceProps): JSX.Element {
  const t = useT('skill-passports');
  const go = useGo();
  return (
    <div className={styles.issuerCompany}>
      <Select
        label={t('issuer.company')}
        options={companies.map(({ id, name }) => ({ value: id, label: name, isOwn: true }))}
        value={chosen}
        onChange={({ target }) => go(deskAddress(target.value, 'achievements'))}
      />
    </div>
  );
}
