import type { JSX, ReactNode } from 'react';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { Lattice } from '#core/client/ui/Lattice.tsx';
import { Mark } from '#core/client/ui/Mark.tsx';
import './identity.css';

interface IdentityFrameProps {
  readonly title: string;
  readonly heading: string;
  /** Stands above the heading. */
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  /** The large sentence of the quiet half. */
  readonly say: string;
  /** What stands below it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Around signing in and signing up: the form, and on wide screens a quiet half beside it. */
export function IdentityFrame({ title, heading, above, lead, say, aside, children }: IdentityFrameProps): JSX.Element {
  return (
    <div className="identity">
      <PageTitle title={title} />
      <div className="identity__form">
        {above}
        <h1 tabIndex={-1}>{heading}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
      <div className="identity__art">
        <Lattice />
        <div className="identity__say">
          <Mark />
          <p className="display">{say}</p>
          {aside}
        </div>
      </div>
    </div>
  );
}
