import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { StepState } from '#core/client/plugin/page-step.ts';
import { WizardSteps } from '#core/client/wizard/WizardSteps.tsx';
import type { OpenStep } from '#core/client/wizard/wizard.ts';
import { href } from '#core/contract/route-ref.ts';
import { workbenchRoutes } from '../../contract/routes.ts';

const STATES: readonly StepState[] = ['done', 'done', 'done', 'begun', 'empty', 'begun', 'done', 'skipped', 'failed', 'empty'];

const STEPS: readonly OpenStep[] = STATES.map((state, index) => ({
  address: `${href(workbenchRoutes.gallery)}?part=wizard&step=${index + 1}`,
  title: 'workbench:wizard.step',
  isOptional: state === 'skipped',
  progress: { state, load: async () => undefined },
}));

/** A wizard rail of ten steps, with every state of a step. */
export function WizardPart(): JSX.Element {
  const t = useT('workbench');
  return <WizardSteps name={t('part.wizard')} wizard={{ steps: STEPS, percent: 58 }} current={3} />;
}
