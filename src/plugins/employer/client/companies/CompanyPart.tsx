import { type JSX, type ReactNode, useId } from 'react';

/** One section of a company's page, with a heading. */
export function CompanyPart({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className="company__part" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
