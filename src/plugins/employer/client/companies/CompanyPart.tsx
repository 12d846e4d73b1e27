import { type JSX, type ReactNode, useId } from 'react';

/** One part of what a company says, under its heading. */
export function CompanyPart({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className="company__part" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
