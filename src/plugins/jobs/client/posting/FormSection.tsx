import { type JSX, type ReactNode, useId } from 'react';

/** A group of fields under a heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className="jobform__section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
