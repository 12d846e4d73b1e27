import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { BackIcon, ForwardIcon } from '../ui/icons/page-icons.tsx';
import { useGoOn, useWizardWay } from './use-wizard.ts';
import { stateOf } from './wizard.ts';
import './WizardBar.css';

/** The end of a wizard step's form: back, skip where the step is optional, and next, which submits the form around it. */
export const WizardBar = observer(function WizardBar({ busy }: { readonly busy: boolean }): JSX.Element {
  const t = useT('core');
  const { step, before, after, isLong } = useWizardWay();
  const isLast = isLong && after === undefined;
  return (
    <div className="wizard-bar">
      {before !== undefined && (
        <ButtonLink variant="quiet" to={before.address}>
          <BackIcon />
          {t('wizard.back')}
        </ButtonLink>
      )}
      <span className="push" />
      {step?.isOptional && stateOf(step) !== 'done' && <SkipButton skip={step.progress?.skip?.bind(step.progress)} />}
      <Button type="submit" variant="grow" size="l" busy={busy}>
        {t(isLast ? 'wizard.finish' : 'wizard.continue')}
        {after !== undefined && <span className="wizard-bar__next">{t(after.title)}</span>}
        <ForwardIcon />
      </Button>
    </div>
  );
});

/** `skip` stores that the user skipped the step. */
function SkipButton({ skip }: { readonly skip: (() => Promise<void>) | undefined }): JSX.Element {
  const t = useT('core');
  const goOn = useGoOn();
  // If `skip` fails, the user still goes on.
  const leave = (): void => {
    skip?.().catch((error: unknown) => console.error('The step could not be marked as skipped', error));
    void goOn();
  };
  return (
    <Button variant="quiet" onClick={leave}>
      {t('wizard.skip')}
    </Button>
  );
}
