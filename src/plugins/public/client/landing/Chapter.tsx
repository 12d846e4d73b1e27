import { type JSX, type ReactNode, useId } from 'react';

interface ChapterProps {
  readonly title: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly action?: ReactNode;
}

/** A chapter of the landing page: what one kind of visitor gets, point by point. */
export function Chapter({ title, points, action }: ChapterProps): JSX.Element {
  const titleId = useId();
  return (
    <section className="wrap band chapter" aria-labelledby={titleId}>
      <div className="stack">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      <ul className="chapter__points">
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
