import { type JSX, type ReactNode, useId } from 'react';
import * as styles from './fields.module.css';

/** A group of fields under one heading. */
export function FieldsPart({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.fieldsPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
