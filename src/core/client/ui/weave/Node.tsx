import type { JSX } from 'react';
import { classNames } from '../class-names.ts';
import { Cell, type CellState } from './Cell.tsx';
import './cell.css';

interface NodeProps {
  readonly state: CellState;
  /** This is where things stand now. */
  readonly current?: boolean;
  readonly className?: string;
}

/** One cell alone, 14 by 20. Readers do not meet it: the word for its state stands beside it. */
export function Node({ state, current = false, className }: NodeProps): JSX.Element {
  return (
    <svg className={classNames('node', current && 'node--now', className)} viewBox="-7 -10 14 20" aria-hidden="true" focusable="false">
      <g transform="scale(.72)">
        <Cell state={state} />
      </g>
    </svg>
  );
}
