import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { atFloor } from '../ui/floor.ts';
import { BackIcon, ForwardIcon } from '../ui/icons/page-icons.tsx';
import { useSkipOn, useWizardWay } from './use-wizard.ts';
import { stateOf } from './wizard.ts';
import * as styles from './WizardBar.module.css';

interface WizardBarProps {
  readonly busy: boolean;
  /**
   * Whether nothing is entered in the step. On an optional step, going on and skipping are then the same, so there is only one button,
   * which submits the form.
   */
  readonly isBlank?: boolean;
}

/** The end of a wizard step's form: back, skip where the step is optional, and next, which submits the form around it. */
export const WizardBar = observer(function WizardBar({ busy, isBlank = false }: WizardBarProps): JSX.Element {
  const t = useT('core');
  const { step, before, after, isLong } = useWizardWay();
  const isLast = isLong && after === undefined;
  const isOptional = step?.isOptional === true;
  const onward = isOptional && isBlank ? 'wizard.skip' : isLast ? 'wizard.finish' : 'wizard.continue';
  return (
    <div ref={atFloor} className={styles.wizardBar}>
      {before !== undefined && (
        <ButtonLink variant="quiet" to={before.address}>
          <BackIcon />
          {t('wizard.back')}
        </ButtonLink>
      )}
      <span className="push" />
      {isOptional && !isBlank && stateOf(step) !== 'done' && <SkipButton />}
      <Button type="submit" variant="grow" size="l" busy={busy}>
        {t(onward)}
        {after !== undefined && <span className={styles.wizardBarNext}>{t(after.title)}</span>}
        <ForwardIcon />
      </Button>
    </div>
  );
});

function SkipButton(): JSX.Element {
  const t = useT('core');
  const skipOn = useSkipOn();
  return (
    <Button variant="quiet" onClick={() => void skipOn()}>
      {t('wizard.skip')}
    </Button>
  );
}
