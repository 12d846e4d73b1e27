import type { JSX, ReactNode } from 'react';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { Breadcrumb, type Place } from './Breadcrumb.tsx';
import './PageHeader.css';

interface PageHeaderProps {
  /** The page's only h1, and its title in the browser. */
  readonly title: string;
  /** A word about the page, in its heading and not in the title of the browser. */
  readonly mark?: string | undefined;
  /** One or two sentences, or a line of facts, below the title. */
  readonly lead?: ReactNode;
  /** The parent page. */
  readonly back?: Place;
  /** All parent pages, the nearest last, when there is more than one. Replaces `back`. */
  readonly trail?: readonly Place[];
  /** The actions of the page. At most one has the variant `grow`. */
  readonly actions?: ReactNode;
}

/** The header of a work page. Its breadcrumb is in the bar of the layout where the layout has one, otherwise above the title. */
export function PageHeader({ title, mark, lead, back, trail, actions }: PageHeaderProps): JSX.Element {
  return (
    <header className="page-head">
      <PageTitle title={title} />
      <div className="page-head__words">
        <Breadcrumb title={title} trail={trail ?? (back === undefined ? [] : [back])} />
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
          {mark !== undefined && (
            <>
              {' '}
              <small className="page-head__mark">{mark}</small>
            </>
          )}
        </h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="row">{actions}</div>}
    </header>
  );
}
