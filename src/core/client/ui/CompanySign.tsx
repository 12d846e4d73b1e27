import { clsx } from 'clsx';
import type { JSX } from 'react';
import { initials } from './initials.ts';
import './sign.css';

const GROUNDS = 6;

/** A company's first letter in a square with a colour that depends on the name. Hidden from screen readers: the name is beside it. */
export function CompanySign({ name, size }: { readonly name: string; readonly size?: 's' | 'l' }): JSX.Element {
  return (
    <span className={clsx('sign sign--company', size && `sign--${size}`)} data-ground={groundOf(name)} aria-hidden="true">
      <bdi>{initials(name)}</bdi>
    </span>
  );
}

function groundOf(name: string): number {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (sum % GROUNDS) + 1;
}
