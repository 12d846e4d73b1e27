import { type JSX, type ReactNode, useId } from 'react';

/** Fields that belong together, under one heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className="jobform__section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
