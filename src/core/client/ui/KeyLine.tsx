import type { JSX } from 'react';
import './KeyLine.css';

interface KeyLineProps {
  readonly label?: string;
  /** The keys and what they do, in one or two words. */
  readonly keys: readonly (readonly [key: string, word: string])[];
}

/** The keys of a place, for devices with a keyboard. */
export function KeyLine({ label, keys }: KeyLineProps): JSX.Element {
  return (
    <ul className="keyline muted small" aria-label={label}>
      {keys.map(([key, word]) => (
        <li key={key}>
          <kbd dir="ltr">{key}</kbd> {word}
        </li>
      ))}
    </ul>
  );
}
