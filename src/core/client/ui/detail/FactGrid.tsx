import type { JSX, ReactNode } from 'react';
import './detail.css';

/** One fact: what it is about, what it is, and more in small. */
export interface GridFact {
  readonly term: string;
  /** Left out where there is nothing to say. */
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** Facts as a ledger of two columns, three where there is room. */
export function FactGrid({ facts }: { readonly facts: readonly GridFact[] }): JSX.Element | null {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <dl className="factgrid">
      {known.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
