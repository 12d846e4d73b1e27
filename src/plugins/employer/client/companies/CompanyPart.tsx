import { type JSX, type ReactNode, useId } from 'react';
import * as styles from './companies.module.css';

/** One section of a company's page, with a heading. */
export function CompanyPart({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.companyPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
