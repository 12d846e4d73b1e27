import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { WizardBar } from '#core/client/wizard/WizardBar.tsx';
import { WizardHeader } from '#core/client/wizard/WizardHeader.tsx';
import { OwnCompany } from '../companies/OwnCompany.tsx';
import { BasicsForm } from '../form/BasicsForm.tsx';
import { OwnInvitations } from '../team/OwnInvitations.tsx';
import { useStepSaved } from './use-step-saved.ts';

/** First step of an employer: creates the company, or changes the existing one. */
export function Page(): JSX.Element {
  const t = useT('employer');
  const onSaved = useStepSaved();
  return (
    <>
      <WizardHeader title={t('wizard.title')} lead={t('wizard.lead')} />
      <OwnInvitations />
      <OwnCompany>{(company) => <BasicsForm company={company} end={(busy) => <WizardBar busy={busy} />} onSaved={onSaved} />}</OwnCompany>
    </>
  );
}
