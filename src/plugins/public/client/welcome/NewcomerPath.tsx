import { type JSX, type ReactNode, useId } from 'react';
import { Node } from '#core/client/ui/weave/Cell.tsx';
import type { Path } from './welcome-content.ts';

interface NewcomerPathProps {
  readonly path: Path;
  readonly number: string;
  /** The link at the end. */
  readonly action: ReactNode;
}

/** The steps of one kind of new user, as nodes on a line. No step is done yet, so only the last node is marked. */
export function NewcomerPath({ path: { title, lead, steps }, number, action }: NewcomerPathProps): JSX.Element {
  const titleId = useId();
  return (
    <section className="path" aria-labelledby={titleId}>
      <div className="path__who">
        <p className="path__number num" aria-hidden="true">
          {number}
        </p>
        <h2 className="display-l" id={titleId}>
          {title}
        </h2>
        <p className="lead">{lead}</p>
        <div>{action}</div>
      </div>
      <ol className="path__steps">
        {steps.map(({ title: step, text }, place) => (
          <li key={step}>
            <Node state={place === steps.length - 1 ? 'leaf' : 'frame'} />
            <div>
              <h3>{step}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
