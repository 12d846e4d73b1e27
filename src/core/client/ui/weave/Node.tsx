import { clsx } from 'clsx';
import type { JSX } from 'react';
import { Cell, type CellState } from './Cell.tsx';
import './cell.css';

interface NodeProps {
  readonly state: CellState;
  /** Marks the current state. */
  readonly current?: boolean;
  readonly className?: string;
}

/** A single cell, 14 by 20. Hidden from screen readers: the word for its state is beside it. */
export function Node({ state, current = false, className }: NodeProps): JSX.Element {
  return (
    <svg className={clsx('node', current && 'node--now', className)} viewBox="-7 -10 14 20" aria-hidden="true" focusable="false">
      <g transform="scale(.72)">
        <Cell state={state} />
      </g>
    </svg>
  );
}
