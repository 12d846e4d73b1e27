import type { JSX } from 'react';
import { InfoIcon } from '../ui/icons/page-icons.tsx';
import * as styles from './HintList.module.css';

/** Advice below a field of a form. It is no error and needs no answer. Without hints it shows nothing. */
export function HintList({ hints }: { readonly hints: readonly string[] }): JSX.Element | null {
  if (hints.length === 0) return null;
  return (
    <ul className={styles.hints}>
      {hints.map((hint) => (
        <li key={hint}>
          <InfoIcon className="icon--s" />
          {hint}
        </li>
      ))}
    </ul>
  );
}
