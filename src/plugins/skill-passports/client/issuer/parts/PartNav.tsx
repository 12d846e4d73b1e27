import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { PillLink } from '#core/client/ui/PillLink.tsx';
import * as styles from '../issuer.module.css';

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
    <nav className={`pill-links ${styles.issuerParts}`} aria-label={label}>
      {parts.map(({ id, count = 0, ...part }) => (
        <PillLink key={id} {...part} count={count > 0 ? format.number(count) : undefined} />
      ))}
    </nav>
  );
}
