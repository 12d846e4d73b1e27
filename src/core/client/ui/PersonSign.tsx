import { clsx } from 'clsx';
import type { JSX } from 'react';
import { initials } from './initials.ts';
import './sign.css';

/** A person's initials in a circle. Hidden from screen readers: the name is beside it. */
export function PersonSign({ name, size }: { readonly name: string; readonly size?: 's' | 'l' }): JSX.Element {
  return (
    <span className={clsx('sign sign--person', size && `sign--${size}`)} aria-hidden="true">
      <bdi>{initials(name)}</bdi>
    </span>
  );
}
