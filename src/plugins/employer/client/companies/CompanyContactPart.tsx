import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PhoneLink } from '#core/client/ui/phone/PhoneText.tsx';
import { mailLink } from '#core/contract/mail-address.ts';
import type { CompanyContact } from '../../contract/contact-schema.ts';
import { CompanyPart } from './CompanyPart.tsx';
import * as styles from './companies.module.css';

/** The contact of a company. Members also see whether it is public. */
export function CompanyContactPart({ contact: { name, email, phone, isShown } }: { readonly contact: CompanyContact }): JSX.Element {
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
