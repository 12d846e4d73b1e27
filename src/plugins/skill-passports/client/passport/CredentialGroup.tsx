import { type JSX, type ReactNode, useId } from 'react';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import { CredentialCard } from './CredentialCard.tsx';
import { useFirst } from './use-first.tsx';
import * as styles from './passport.module.css';

/** Cards of a group that are shown at first. */
const MOST = 24;

interface CredentialGroupProps {
  readonly title: string;
  readonly lead?: string;
  readonly credentials: readonly OwnCredential[];
  /** Shown in place of the cards when there are none; without it, an empty group is left out. */
  readonly empty?: ReactNode;
}

/** Credentials of one kind as cards. */
export function CredentialGroup({ title, lead, credentials, empty }: CredentialGroupProps): JSX.Element | null {
  const titleId = useId();
  const { shown, showAll } = useFirst(credentials, MOST);
  if (credentials.length === 0 && empty === undefined) return null;
  return (
    <section className={styles.passportPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {lead !== undefined && <p className="muted">{lead}</p>}
      {credentials.length === 0 && empty}
      {credentials.length > 0 && (
        <ul className={styles.creds}>
          {shown.map((credential) => (
            <li key={credential.id}>
              <CredentialCard credential={credential} />
            </li>
          ))}
        </ul>
      )}
      {showAll}
    </section>
  );
}
