import type { JSX, ReactNode } from 'react';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { Mark } from '#core/client/ui/Brand.tsx';
import { Lattice } from '#core/client/ui/Lattice.tsx';
import * as styles from './identity.module.css';

interface IdentityFrameProps {
  readonly title: string;
  readonly heading: string;
  /** Shown above the heading. */
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  /** The large sentence beside the form. */
  readonly say: string;
  /** Shown below that sentence. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of sign-in and sign-up: the form, and on wide screens a decorative half beside it. */
export function IdentityFrame({ title, heading, above, lead, say, aside, children }: IdentityFrameProps): JSX.Element {
  return (
    <div className={`identity ${styles.frame}`}>
      <PageTitle title={title} />
      <div className={`identity__form ${styles.frameForm}`}>
        {above}
        <h1 tabIndex={-1}>{heading}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
      <div className={styles.identityArt}>
        <Lattice />
        <div className={styles.identitySay}>
          <Mark />
          <p className="display">{say}</p>
          {aside}
        </div>
      </div>
    </div>
  );
}
