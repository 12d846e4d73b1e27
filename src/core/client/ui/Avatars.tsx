import { clsx } from 'clsx';
import type { JSX, ReactNode } from 'react';
import './Avatars.css';

const GROUNDS = 6;

interface AvatarProps {
  readonly name: string;
  readonly size?: 's' | 'l' | undefined;
  /** A picture over the initials. */
  readonly children?: ReactNode;
}

/** A company's initials in a square with a colour that depends on the name. Hidden from screen readers: the name is beside it. */
export function CompanyAvatar({ name, size, children }: AvatarProps): JSX.Element {
  return (
    <span className={clsx('avatar avatar--company', size && `avatar--${size}`)} data-ground={groundOf(name)} aria-hidden="true">
      <bdi>{initials(name)}</bdi>
      {children}
    </span>
  );
}

/** A person's initials in a circle. Hidden from screen readers: the name is beside it. */
export function PersonAvatar({ name, size, children }: AvatarProps): JSX.Element {
  return (
    <span className={clsx('avatar avatar--person', size && `avatar--${size}`)} aria-hidden="true">
      <bdi>{initials(name)}</bdi>
      {children}
    </span>
  );
}

function groundOf(name: string): number {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (sum % GROUNDS) + 1;
}

/** The first letters of the first and the last word of a name. Empty for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = firstLetter(words[0]);
  return words.length > 1 ? first + firstLetter(words.at(-1)) : first;
}

function firstLetter(word = ''): string {
  return [...word][0]?.toLocaleUpperCase() ?? '';
}
