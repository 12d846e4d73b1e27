import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '../../contract/company.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyAbout } from '../companies/CompanyAbout.tsx';
import { CompanyFacts } from '../companies/CompanyFacts.tsx';
import './CompanyReview.css';

/** A preview of the company's public page, with links to the steps to change it. */
export function CompanyReview({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const titleId = useId();
  return (
    <section className="company-review" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('wizard.review')}</h2>
      <div className="company-review__card">
        <p className="display company-review__name">
          <bdi>{company.name}</bdi>
        </p>
        {company.tagline !== null && (
          <p className="lead" dir="auto">
            {company.tagline}
          </p>
        )}
        <CompanyFacts company={company} />
        <CompanyAbout company={company} />
      </div>
      <div className="row">
        <ButtonLink size="s" to={href(employerRoutes.wizardStep1)}>
          {t('wizard.changeBasics')}
        </ButtonLink>
        <ButtonLink size="s" to={href(employerRoutes.wizardStep2)}>
          {t('wizard.changeProfile')}
        </ButtonLink>
      </div>
    </section>
  );
}
