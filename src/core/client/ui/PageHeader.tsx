import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../router/PageTitle.tsx';
import { BackIcon } from './icons/BackIcon.tsx';
import './PageHeader.css';

interface PageHeaderProps {
  /** The page's one h1, and its title in the browser. */
  readonly title: string;
  /** One or two sentences, or a line of facts, below the title. */
  readonly lead?: ReactNode;
  /** Where the page belongs to. */
  readonly back?: { readonly to: string; readonly label: string };
  /** What can be done here; at most one of them grows. */
  readonly actions?: ReactNode;
}

/** Begins a page at work. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps): JSX.Element {
  return (
    <header className="page-head">
      <PageTitle title={title} />
      <div className="page-head__words">
        {back !== undefined && (
          <Link className="page-head__back" to={back.to}>
            <BackIcon className="icon--s" />
            {back.label}
          </Link>
        )}
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="row">{actions}</div>}
    </header>
  );
}
