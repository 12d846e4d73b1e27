import type { JSX } from 'react';

/** How far a stage has come: behind, begun, ahead. */
export type CellState = 'leaf' | 'bud' | 'frame';

/** One cell of the trellis; the word beside it says the same, so readers skip it. */
export function Cell({ state }: { readonly state: CellState }): JSX.Element {
  return (
    <svg className={`cell cell--${state}`} viewBox="-8.6 -12.2 17.2 24.4" aria-hidden="true" focusable="false">
      {state === 'leaf' && <path className="cell__leaf" d="M0-12.2C9.46-4.64 9.46 4.64 0 12.2-9.46 4.64-9.46-4.64 0-12.2Z" />}
      {state === 'bud' && (
        <>
          <path className="cell__edge" d="M-7.6 0 0-11 7.6 0" />
          <path className="cell__leaf" d="M-7.6 0H7.6C7.6 4.2 4.9 8.4 0 12.2-4.9 8.4-7.6 4.2-7.6 0Z" />
        </>
      )}
      {state === 'frame' && <path className="cell__edge" d="M0-11 7.6 0 0 11-7.6 0Z" />}
    </svg>
  );
}
