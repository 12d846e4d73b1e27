import type { JSX } from 'react';
import { Link } from '../navigation/Link.tsx';
import './PillLink.css';

interface PillLinkProps {
  readonly to: string;
  readonly name: string;
  /** A formatted number behind the name. */
  readonly count?: string | undefined;
  readonly isShown: boolean;
}

/** A link to one part or one state of a page, in a row with the others. */
export function PillLink({ to, name, count, isShown }: PillLinkProps): JSX.Element {
  return (
    <Link to={to} className="pill-link" aria-current={isShown ? 'page' : undefined}>
      {name}
      {count !== undefined && (
        <>
          {' '}
          <span className="pill-link__count">{count}</span>
        </>
      )}
    </Link>
  );
}
