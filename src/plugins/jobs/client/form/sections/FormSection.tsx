import { type JSX, type ReactNode, useId } from 'react';
import * as styles from '../JobForm.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the form with a heading. */
export function FormSection({ title, children }: FormSectionProps): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.jobformSection} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
