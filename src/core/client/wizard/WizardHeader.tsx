import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useWizardWay } from './use-wizard.ts';

interface WizardHeaderProps {
  readonly title: string;
  readonly lead: string;
}

/** The header of a wizard step. Its heading says whether the step is required, unless the wizard has only one step. */
export const WizardHeader = observer(function WizardHeader({ title, lead }: WizardHeaderProps): JSX.Element {
  const t = useT('core');
  const { step, isLong } = useWizardWay();
  const mark = step === undefined || !isLong ? undefined : t(step.isOptional ? 'wizard.optional' : 'wizard.required');
  return <PageHeader title={title} lead={lead} mark={mark} />;
});
