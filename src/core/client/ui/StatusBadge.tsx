import type { JSX, ReactNode } from 'react';
import './StatusBadge.css';

/** `live`: moving; `wait`: needs a person; `bad`: failed; `info`: from outside; `off`: over. */
export type StatusTone = 'live' | 'wait' | 'bad' | 'info' | 'off';

/** A diamond and a word: where something stands. The colour only repeats what the word says. */
export function StatusBadge({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }): JSX.Element {
  return <span className={`status status--${tone}`}>{children}</span>;
}
