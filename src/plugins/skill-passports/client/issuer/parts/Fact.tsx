import type { JSX, ReactNode } from 'react';

interface FactProps {
  readonly term: string;
  /** Without content, the fact is left out. */
  readonly children: ReactNode;
}

/** One pair of a list of facts. */
export function Fact({ term, children }: FactProps): JSX.Element | null {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
