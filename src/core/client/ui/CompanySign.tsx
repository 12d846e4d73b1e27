import type { JSX } from 'react';
import { classNames } from './class-names.ts';
import { initials } from './initials.ts';
import './sign.css';

const GROUNDS = 6;

/** A company's letter in a square, on a ground that its name decides; the name stands beside it, so readers skip it. */
export function CompanySign({ name, size }: { readonly name: string; readonly size?: 's' | 'l' }): JSX.Element {
  return (
    <span className={classNames('sign sign--company', size && `sign--${size}`)} data-ground={groundOf(name)} aria-hidden="true">
      <bdi>{initials(name)}</bdi>
    </span>
  );
}

function groundOf(name: string): number {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (sum % GROUNDS) + 1;
}
