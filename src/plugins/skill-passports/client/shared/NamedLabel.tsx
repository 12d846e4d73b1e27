import type { JSX } from 'react';

interface NamedLabelProps {
  /** The visible words. */
  readonly label: string;
  /** What a screen reader says: it begins with the label and names the object. */
  readonly named: string;
}

/** A short label of a link that several rows repeat. */
export function NamedLabel({ label, named }: NamedLabelProps): JSX.Element {
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="vh">{named}</span>
    </>
  );
}
