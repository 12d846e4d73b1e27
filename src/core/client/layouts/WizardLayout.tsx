import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SaveStatus } from '../forms/SaveStatus.tsx';
import { useT } from '../i18n/use-t.ts';
import { MAIN_ID } from '../navigation/main-id.ts';
import { useSearch } from '../navigation/page-address.ts';
import type { WizardName } from '../plugin/page-step.ts';
import { Brand } from '../ui/Brand.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { ThemeButton } from '../ui/ThemeControls.tsx';
import { useWizard, WizardContext } from '../wizard/use-wizard.ts';
import { WizardSteps } from '../wizard/WizardSteps.tsx';
import { SkipToContent } from './SkipToContent.tsx';
import * as styles from './WizardLayout.module.css';

interface LayoutProps {
  readonly children?: ReactNode;
}

/** The layout of the first steps of a candidate. */
export function CandidateWizardLayout({ children }: LayoutProps): JSX.Element {
  return (
    <WizardFrame wizard="candidate" title={useT('core')('layout.candidateWizard')}>
      {children}
    </WizardFrame>
  );
}

/** The layout of the first steps of an employer. */
export function EmployerWizardLayout({ children }: LayoutProps): JSX.Element {
  return (
    <WizardFrame wizard="employer" title={useT('core')('layout.employerWizard')}>
      {children}
    </WizardFrame>
  );
}

interface WizardFrameProps extends LayoutProps {
  readonly wizard: WizardName;
  readonly title: string;
}

/** The frame around the steps of a wizard: the step navigation, the save state and an exit. */
const WizardFrame = observer(function WizardFrame({ wizard: name, title, children }: WizardFrameProps): JSX.Element {
  const t = useT('core');
  const wizard = useWizard(name, useSearch().next);
  const { pathname } = useLocation();
  return (
    <WizardContext value={wizard}>
      <SkipToContent />
      <ProgressLine />
      <header className={styles.wizardBar}>
        <Brand />
        <span className={styles.wizardName}>{title}</span>
        <SaveStatus />
        <span className={styles.wizardTools}>
          <LanguageMenu />
          <span className={styles.wizardTheme}>
            <ThemeButton />
          </span>
        </span>
        <ButtonLink size="s" to={wizard.end}>
          {t('layout.finishLater')}
        </ButtonLink>
      </header>
      <div className={clsx(styles.wizardPlace, wizard.steps.length > 1 && styles.wizardPlaceLong)}>
        <WizardSteps name={title} wizard={wizard} current={wizard.placeOf(pathname)} />
        <main className={styles.wizardPage} id={MAIN_ID} tabIndex={-1}>
          {children ?? <Outlet />}
        </main>
      </div>
    </WizardContext>
  );
});
