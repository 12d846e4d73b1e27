import { type JSX, type ReactNode, useId } from 'react';
import * as styles from './verification.module.css';

interface WayFrameProps {
  readonly title: string;
  /** What to do, and what it proves. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** One way to verify a company. */
export function Way({ title, text, children }: WayFrameProps): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.verificationWay} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className="soft">{text}</p>
      {children}
    </section>
  );
}
