import { type JSX, useId } from 'react';
import { Link } from '#core/client/navigation/Link.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS } from '#core/contract/constants.ts';
import type { Chapter } from './legal-document.ts';
import * as styles from './legal.module.css';

interface ContentsProps {
  readonly label: string;
  readonly chapters: readonly Chapter[];
}

/** The table of contents: beside the text where there is space, else folded above it. */
export function Contents({ label, chapters }: ContentsProps): JSX.Element {
  const titleId = useId();
  const isBeside = useMinWidth(BREAKPOINTS.md);
  const list = (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.legalContents} aria-labelledby={titleId}>
      {isBeside ? (
        <>
          <p className="strong" id={titleId}>
            {label}
          </p>
          {list}
        </>
      ) : (
        <details>
          <summary id={titleId}>{label}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}
