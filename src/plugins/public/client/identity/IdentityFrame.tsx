import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/router/PageTitle.tsx';
import { Lattice } from '#core/client/ui/Lattice.tsx';
import './identity.css';

interface IdentityFrameProps {
  readonly title: string;
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Around signing in and signing up: the form, and on wide screens a quiet half beside it. */
export function IdentityFrame({ title, heading, lead, children }: IdentityFrameProps): JSX.Element {
  const t = useT('public');
  return (
    <div className="identity">
      <PageTitle title={title} />
      <div className="identity__form">
        <h1 tabIndex={-1}>{heading}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
      <div className="identity__art">
        <Lattice />
        <p className="display">{t('landing.heading')}</p>
      </div>
    </div>
  );
}
