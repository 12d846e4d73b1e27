import { observer } from 'mobx-react-lite';
import { type JSX, useContext } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { Link } from '../router/Link.tsx';
import type { CellState } from '../ui/weave/Cell.tsx';
import { Node } from '../ui/weave/Node.tsx';
import { useWizardWay, WizardContext } from './use-wizard.ts';
import { type OpenStep, stateOf, type Wizard } from './wizard.ts';
import type { StepState } from './wizard-steps.ts';
import './WizardSteps.css';

const CELLS: Readonly<Record<StepState, CellState>> = { done: 'leaf', begun: 'bud', empty: 'frame', skipped: 'dashed', failed: 'crossed' };

/** The way through a wizard: a rail at the side, above the page on phones. One step alone is no way and shows none. */
export const WizardSteps = observer(function WizardSteps({ name }: { readonly name: string }): JSX.Element | null {
  const wizard = useContext(WizardContext);
  const { step: current, isLong } = useWizardWay();
  if (wizard === undefined || !isLong) return null;
  return (
    <nav className="steps" aria-label={name}>
      <WizardPlace wizard={wizard} current={current} />
      <ol className="steps__rail">
        {wizard.steps.map((step, index) => (
          <StepEntry key={step.address} step={step} number={index + 1} isCurrent={step === current} />
        ))}
      </ol>
    </nav>
  );
});

/** Which step this is, and how much of the whole is done. */
const WizardPlace = observer(function WizardPlace({ wizard, current }: { wizard: Wizard; current: OpenStep | undefined }): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const place = current === undefined ? -1 : wizard.steps.indexOf(current);
  return (
    <div className="steps__place">
      {current !== undefined && (
        <p className="steps__here">
          <b>{t('wizard.place', { place: place + 1, count: wizard.steps.length })}</b> <span className="muted">{t(current.title)}</span>
        </p>
      )}
      <p className="steps__percent">{t('wizard.complete', { percent: format.percent(wizard.percent / 100) })}</p>
      <progress className="steps__bar" max={100} value={wizard.percent} aria-hidden="true" />
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
    <li className="steps__step" data-state={state} data-current={isCurrent || undefined}>
      <Link className="steps__link" to={step.address} aria-current={isCurrent ? 'step' : undefined}>
        <Node state={CELLS[state]} current={isCurrent} />
        <span className="steps__words">
          <span className="muted num">{format.number(number)}</span> {t(step.title)}
          {/* What is done or empty is seen by its sign; what needs a word has one. */}
          <small className={state === 'done' || state === 'empty' ? 'vh' : undefined}>{t(`wizard.state.${state}`)}</small>
        </span>
      </Link>
    </li>
  );
});
