import type { JSX, ReactNode } from 'react';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { Mark } from '#core/client/ui/Brand.tsx';
import { Lattice } from '#core/client/ui/Lattice.tsx';
import './identity.css';

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
    <div className="identity frame">
      <PageTitle title={title} />
      <div className="identity__form frame__form">
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
