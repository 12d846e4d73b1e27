import type { JSX, ReactNode } from 'react';
import './detail.css';

/** One fact: a label, a value, and a smaller note. */
export interface GridFact {
  readonly term: string;
  /** The fact is left out when its value is empty. */
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** Whether the fact has a value, and so is shown. */
export function isKnown({ value }: GridFact): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}

/** Facts as a list of two columns, or three where there is room. A fact that is alone in the last row takes all of it. */
export function FactGrid({ facts }: { readonly facts: readonly GridFact[] }): JSX.Element | null {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <div className="factgrid-box">
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
    </div>
  );
}
