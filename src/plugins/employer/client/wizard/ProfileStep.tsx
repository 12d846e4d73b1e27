import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { AllOptional } from '#core/client/ui/FieldFrame.tsx';
import { useSkipOn } from '#core/client/wizard/use-wizard.ts';
import { WizardBar } from '#core/client/wizard/WizardBar.tsx';
import { WizardHeader } from '#core/client/wizard/WizardHeader.tsx';
import { OwnCompany } from '../companies/OwnCompany.tsx';
import { ProfileForm } from '../form/ProfileForm.tsx';
import { NameFirst } from './NameFirst.tsx';
import { useStepSaved } from './use-step-saved.ts';

/** Second step of an employer: the profile of the company. */
export function Page(): JSX.Element {
  const t = useT('employer');
  const onSaved = useStepSaved();
  const skipOn = useSkipOn();
  return (
    <>
      <WizardHeader title={t('wizard.profileTitle')} lead={t('wizard.profileLead')} />
      <OwnCompany>
        {(company) =>
          company === undefined ? (
            <NameFirst />
          ) : (
            <AllOptional value={true}>
              <ProfileForm
                company={company}
                end={(busy, isBlank) => <WizardBar busy={busy} isBlank={isBlank} />}
                onSaved={onSaved}
                onBlank={skipOn}
              />
            </AllOptional>
          )
        }
      </OwnCompany>
    </>
  );
}
