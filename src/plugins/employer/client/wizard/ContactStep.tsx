import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { WizardBar } from '#core/client/wizard/WizardBar.tsx';
import { WizardHeader } from '#core/client/wizard/WizardHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '../../contract/company-schemas.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyCover } from '../companies/CompanyCover.tsx';
import { CompanyAbout, CompanyFacts } from '../companies/CompanyProfile.tsx';
import { CompanySections } from '../companies/CompanySections.tsx';
import { OwnCompany } from '../companies/OwnCompany.tsx';
import { CompanyStore } from '../company-store.ts';
import { ContactForm } from '../form/ContactForm.tsx';
import { Section as TeamSection } from '../team/TeamSection.tsx';
import { NameFirst } from './NameFirst.tsx';
import { useStepSaved } from './use-step-saved.ts';
import * as styles from './ContactStep.module.css';

/** Last step of an employer: the verification, the team and the contact, each of which can wait, and a review of the company. */
export function Page(): JSX.Element {
  const t = useT('employer');
  return (
    <>
      <WizardHeader title={t('wizard.lastTitle')} lead={t('wizard.lastLead')} />
      <OwnCompany>{(company) => (company === undefined ? <NameFirst /> : <Contact company={company} />)}</OwnCompany>
    </>
  );
}

const Contact = observer(function Contact({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const session = useService(SessionStore);
  const { loadMine } = useService(CompanyStore);
  const onSaved = useStepSaved();
  const titleId = useId();
  return (
    <>
      <CompanySections part="form" given={{ companyId: company.id, version: company.version, onChanged: () => void loadMine() }} />
      {session.may('company-team', 'read') && <TeamSection companyId={company.id} />}
      <section className={styles.companyReview} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('wizard.contactTitle')}</h2>
        <p className="muted">{t('wizard.contactLead')}</p>
        <ContactForm
          company={company}
          suggested={{ name: session.me?.name ?? '', email: session.me?.email ?? '' }}
          end={(busy) => <WizardBar busy={busy} />}
          onSaved={onSaved}
        />
      </section>
      <CompanyReview company={company} />
    </>
  );
});

/** A preview of the company's public page, with links to the steps to change it. */
function CompanyReview({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const titleId = useId();
  return (
    <section className={styles.companyReview} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('wizard.review')}</h2>
      <div className={styles.companyReviewCard}>
        {company.coverFileId !== null && <CompanyCover key={company.coverFileId} fileId={company.coverFileId} />}
        <div className={styles.companyReviewHead}>
          <CompanyLogo name={company.name} fileId={company.logoFileId} />
          <p className={`display ${styles.companyReviewName}`}>
            <bdi>{company.name}</bdi>
          </p>
        </div>
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
