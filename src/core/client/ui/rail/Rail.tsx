import { clsx } from 'clsx';
import type { JSX, ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { type PartState, ProgressMark } from '../progress/ProgressPart.tsx';
import './rail.css';

/** One step of a rail. */
export interface RailStep {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: PartState;
  /** Marks the current step. */
  readonly current?: boolean;
  /** A smaller line below the label. */
  readonly note?: ReactNode;
}

interface RailProps {
  /** The purpose of the steps, as the accessible name. */
  readonly label: string;
  readonly steps: readonly RailStep[];
  readonly vertical?: boolean;
  /** Only the current step shows its label. Screen readers read all labels. For narrow places. */
  readonly terse?: boolean;
}

/** The steps of a process as nodes on a line. The line behind a node is green when its step is done. */
export function Rail({ label, steps, vertical = false, terse = false }: RailProps): JSX.Element {
  const t = useT('core');
  return (
    <ol className={clsx('rail', vertical && 'rail--vertical', terse && 'rail--terse')} aria-label={label}>
      {steps.map(({ id, label: name, state, current = false, note }) => (
        <li
          key={id}
          className={clsx('rail__step', state === 'leaf' && 'rail__step--done', current && 'rail__step--now')}
          {...(current ? { 'aria-current': 'step' as const } : {})}
        >
          <ProgressMark state={state} current={current} />
          <span className="rail__words">
            <span className="rail__label">{name}</span>
            <span className="vh">{t(`cell.${state}`)}</span>
            {note !== undefined && <span className="rail__note">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
