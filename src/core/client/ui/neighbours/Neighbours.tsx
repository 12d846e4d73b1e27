import type { JSX } from 'react';
import { IconButton } from '../Button.tsx';
import { BackIcon, ChevronIcon } from '../icons/page-icons.tsx';
import './neighbours.css';

/** The place of an object in the list from which the user opened it. */
export interface Queue {
  /** The number of objects in the list. */
  readonly count: number;
  /** 1 for the first; 0 for an object that is not in the list. */
  readonly place: number;
  /** Absent at the end of the list. */
  readonly goNext: (() => void) | undefined;
  /** Absent at the beginning of the list. */
  readonly goPrevious: (() => void) | undefined;
}

interface NeighboursProps {
  readonly queue: Queue;
  /** The place in words: "3 of 40". */
  readonly place: string;
  /** Labels of the buttons. */
  readonly previous: string;
  readonly next: string;
}

/** Buttons to the previous and the next object of a list. Nothing without neighbours. */
export function Neighbours({ queue, place, previous, next }: NeighboursProps): JSX.Element | null {
  const { count, goNext, goPrevious } = queue;
  if (count < 2) return null;
  return (
    <div className="neighbours">
      {queue.place > 0 && <span className="muted small num">{place}</span>}
      <IconButton icon={BackIcon} label={previous} disabled={goPrevious === undefined} onClick={() => goPrevious?.()} />
      <IconButton icon={ChevronIcon} label={next} disabled={goNext === undefined} onClick={() => goNext?.()} />
    </div>
  );
}
