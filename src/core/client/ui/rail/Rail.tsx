import type { JSX, ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { classNames } from '../class-names.ts';
import type { CellState } from '../weave/Cell.tsx';
import { Node } from '../weave/Node.tsx';
import './rail.css';

/** One node of a rail. */
export interface RailStep {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: CellState;
  /** Things stand here now. */
  readonly current?: boolean;
  /** A smaller line below the label. */
  readonly note?: ReactNode;
}

interface RailProps {
  /** What the steps lead through; read aloud. */
  readonly label: string;
  readonly steps: readonly RailStep[];
  readonly vertical?: boolean;
  /** Only the current step shows its word; readers hear all of them. For narrow places. */
  readonly terse?: boolean;
}

/** Nodes in a line: how far something has come. The line behind a node is green when the node is done. */
export function Rail({ label, steps, vertical = false, terse = false }: RailProps): JSX.Element {
  const t = useT('core');
  return (
    <ol className={classNames('rail', vertical && 'rail--vertical', terse && 'rail--terse')} aria-label={label}>
      {steps.map(({ id, label: name, state, current = false, note }) => (
        <li
          key={id}
          className={classNames('rail__step', state === 'leaf' && 'rail__step--done', current && 'rail__step--now')}
          {...(current ? { 'aria-current': 'step' as const } : {})}
        >
          <Node state={state} current={current} />
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
