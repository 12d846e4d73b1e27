import type { JSX, ReactNode } from 'react';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { Breadcrumb, type Place } from './Breadcrumb.tsx';
import './PageHeader.css';

interface PageHeaderProps {
  /** The page's one h1, and its title in the browser. */
  readonly title: string;
  /** One or two sentences, or a line of facts, below the title. */
  readonly lead?: ReactNode;
  /** Where the page belongs to. */
  readonly back?: Place;
  /** All places above the page, the nearest last, where there are more than one; takes the place of `back`. */
  readonly trail?: readonly Place[];
  /** What can be done here; at most one of them grows. */
  readonly actions?: ReactNode;
}

/** Begins a page at work. Its breadcrumb stands in the bar of the layout where that has one, else above the title. */
export function PageHeader({ title, lead, back, trail, actions }: PageHeaderProps): JSX.Element {
  return (
    <header className="page-head">
      <PageTitle title={title} />
      <div className="page-head__words">
        <Breadcrumb title={title} trail={trail ?? (back === undefined ? [] : [back])} />
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="row">{actions}</div>}
    </header>
  );
}
