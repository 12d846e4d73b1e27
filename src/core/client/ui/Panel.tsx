import { type JSX, type ReactNode, useId } from 'react';
import './Panel.css';

interface PanelProps {
  readonly title: string;
  /** One link or button at the end of the title line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that loads or fails separately. Lists are lists and need no panel. */
export function Panel({ title, action, children }: PanelProps): JSX.Element {
  const titleId = useId();
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      <div className="panel__body">{children}</div>
    </section>
  );
}
