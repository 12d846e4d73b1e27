import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { BackIcon } from '../ui/icons/BackIcon.tsx';
import { ForwardIcon } from '../ui/icons/ForwardIcon.tsx';
import { useGoOn, useWizardWay } from './use-wizard.ts';
import { stateOf } from './wizard.ts';
import './WizardBar.css';

/** Ends the form of a wizard's step: back, skip where the step may stay empty, and on, which submits the form around it. */
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

/** `skip` notes that the step was left out. */
function SkipButton({ skip }: { readonly skip: (() => Promise<void>) | undefined }): JSX.Element {
  const t = useT('core');
  const goOn = useGoOn();
  // A note that does not arrive keeps nobody from going on.
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
