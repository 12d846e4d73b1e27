import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { CompanyContact } from '../../contract/company.ts';
import { CompanyPart } from './CompanyPart.tsx';

/** The contact of a company. Members also see whether it is public. */
export function CompanyContactPart({ contact: { name, email, phone, isShown } }: { readonly contact: CompanyContact }): JSX.Element {
  const t = useT('employer');
  return (
    <CompanyPart title={t('company.contact')}>
      <ul className="company__list">
        <li className="strong">
          <bdi>{name}</bdi>
        </li>
        <li>
          <a className="link" href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </li>
        {phone !== null && (
          <li>
            <a className="link" href={`tel:${phone}`} dir="ltr">
              {phone}
            </a>
          </li>
        )}
      </ul>
      {!isShown && <p className="muted small">{t('company.contactHidden')}</p>}
    </CompanyPart>
  );
}
