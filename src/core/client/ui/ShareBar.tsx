import type { JSX } from 'react';
import './ShareBar.css';

interface ShareBarProps {
  readonly value: number;
  /** The value of a full bar. */
  readonly max: number;
  readonly className?: string | undefined;
}

/** A bar beside a number that says the same. Screen readers read the number only. */
export function ShareBar({ value, max, className = '' }: ShareBarProps): JSX.Element {
  return <progress className={`share-bar ${className}`.trim()} max={max} value={value} aria-hidden="true" />;
}
