import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import './Button.css';

interface ButtonLinkProps extends ButtonLook {
  /** The address, as `href()` returns it. */
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, className, ...look }: ButtonLinkProps): JSX.Element {
  return (
    <Link className={buttonClasses(look, className)} to={to}>
      {children}
    </Link>
  );
}
