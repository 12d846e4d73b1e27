import { type JSX, type ReactNode, useId } from 'react';
import './fields.css';

/** A group of fields under one heading. */
export function FieldsPart({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className="fields-part" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
