import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { WizardBar } from '#core/client/wizard/WizardBar.tsx';
import type { Company } from '../../contract/company.ts';
import { ContactForm } from '../form/ContactForm.tsx';
import { CompanyReview } from './CompanyReview.tsx';
import { NameFirst } from './NameFirst.tsx';
import { OwnCompany } from './OwnCompany.tsx';
import { useStepSaved } from './use-step-saved.ts';

/** Last step of an employer: the contact, and a review of the company. */
export function Page(): JSX.Element {
  const t = useT('employer');
  return (
    <>
      <PageHeader title={t('wizard.contactTitle')} lead={t('wizard.contactLead')} />
      <OwnCompany>{(company) => (company === undefined ? <NameFirst /> : <Contact company={company} />)}</OwnCompany>
    </>
  );
}

const Contact = observer(function Contact({ company }: { readonly company: Company }): JSX.Element {
  const { me } = useService(SessionStore);
  const onSaved = useStepSaved();
  return (
    <>
      <ContactForm
        company={company}
        suggested={{ name: me?.name ?? '', email: me?.email ?? '' }}
        end={(busy) => <WizardBar busy={busy} />}
        onSaved={onSaved}
      />
      <CompanyReview company={company} />
    </>
  );
});
