import type { JSX, ReactNode } from 'react';
import './StatusBadge.css';

/** `live`: active; `wait`: needs a user action; `bad`: failed; `info`: from outside; `off`: over. */
export type StatusTone = 'live' | 'wait' | 'bad' | 'info' | 'off';

/** The status of an object: a diamond and a word. The colour only repeats the word. */
export function StatusBadge({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }): JSX.Element {
  return <span className={`status status--${tone}`}>{children}</span>;
}
