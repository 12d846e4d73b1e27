import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { Link } from '../navigation/Link.tsx';
import type { StepState } from '../plugin/page-step.ts';
import { type PartState, ProgressMark } from '../ui/progress/ProgressPart.tsx';
import { ShareBar } from '../ui/ShareBar.tsx';
import { type OpenStep, stateOf } from './wizard.ts';
import * as styles from './WizardSteps.module.css';

const CELLS: Readonly<Record<StepState, PartState>> = { done: 'leaf', begun: 'bud', empty: 'frame', skipped: 'dashed', failed: 'crossed' };

/** The parts of a wizard that are shown. */
export interface WizardView {
  readonly steps: readonly OpenStep[];
  /** Share of the steps that are done, 0 to 100. */
  readonly percent: number;
}

interface WizardStepsProps {
  /** The purpose of the steps, as the list's accessible name. */
  readonly name: string;
  readonly wizard: WizardView;
  /** Index of the step on screen, from 0; -1 when there is none. */
  readonly current: number;
}

/** The steps of a wizard: a rail at the side, above the page on phones. Renders nothing for a single step. */
export const WizardSteps = observer(function WizardSteps({ name, wizard, current }: WizardStepsProps): JSX.Element | null {
  if (wizard.steps.length < 2) return null;
  return (
    <nav className={styles.steps} aria-label={name}>
      <WizardPlace wizard={wizard} current={current} />
      <ol className={styles.stepsRail}>
        {wizard.steps.map((step, index) => (
          <StepEntry key={step.address} step={step} number={index + 1} isCurrent={index === current} />
        ))}
      </ol>
    </nav>
  );
});

/** The number of the current step, and how much of the wizard is done. */
const WizardPlace = observer(function WizardPlace({ wizard, current }: Omit<WizardStepsProps, 'name'>): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const step = wizard.steps[current];
  return (
    <div className={styles.stepsPlace}>
      {step !== undefined && (
        <p className={styles.stepsHere}>
          <b>{t('wizard.place', { place: current + 1, count: wizard.steps.length })}</b> <span className="muted">{t(step.title)}</span>
        </p>
      )}
      <p className={styles.stepsPercent}>{t('wizard.complete', { percent: format.percent(wizard.percent / 100) })}</p>
      <ShareBar className={styles.stepsBar} max={100} value={wizard.percent} />
    </div>
  );
});

interface StepEntryProps {
  readonly step: OpenStep;
  readonly number: number;
  readonly isCurrent: boolean;
}

const StepEntry = observer(function StepEntry({ step, number, isCurrent }: StepEntryProps): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const state = stateOf(step);
  return (
    <li className={styles.stepsStep} data-state={state} data-current={isCurrent || undefined}>
      <Link className={styles.stepsLink} to={step.address} aria-current={isCurrent ? 'step' : undefined}>
        <ProgressMark state={CELLS[state]} current={isCurrent} />
        <span className={styles.stepsWords}>
          <span className="muted num">{format.number(number)}</span> {t(step.title)}
          <small>
            {/* The heading of the open step says the same. */}
            {!isCurrent && t(step.isOptional ? 'wizard.optional' : 'wizard.required')}
            {/* A mark shows the states `done` and `empty`. The other states also have a visible word. */}
            <span className={state === 'done' || state === 'empty' ? 'vh' : undefined}>
              {!isCurrent && ' · '}
              {t(`wizard.state.${state}`)}
            </span>
          </small>
        </span>
      </Link>
    </li>
  );
});
