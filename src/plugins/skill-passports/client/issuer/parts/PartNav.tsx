import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { Link } from '#core/client/navigation/Link.tsx';

interface PartNavProps {
  /** Accessible name. */
  readonly label: string;
  readonly parts: readonly Part[];
}

interface Part {
  readonly id: string;
  readonly name: string;
  readonly to: string;
  readonly isShown: boolean;
  /** How many things wait in it. */
  readonly count?: number;
}

/** The parts of a page as a row of links. */
export function PartNav({ label, parts }: PartNavProps): JSX.Element {
  const format = useFormat();
  return (
    <nav className="issuer-parts" aria-label={label}>
      {parts.map(({ id, name, to, isShown, count = 0 }) => (
        <Link key={id} to={to} className="issuer-parts__one" aria-current={isShown ? 'page' : undefined}>
          {name}
          {count > 0 && <span className="issuer-parts__count">{format.number(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
