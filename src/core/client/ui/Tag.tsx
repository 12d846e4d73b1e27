import type { JSX, ReactNode } from 'react';
import './Tag.css';

/** A fact in a word or two. */
export function Tag({ children }: { readonly children: ReactNode }): JSX.Element {
  return <span className="tag">{children}</span>;
}
