import type { JSX, ReactNode } from 'react';
import type { RowCount } from '#core/contract/paging-schema.ts';
import type { SearchWords } from './search-parts.ts';

/** Id of the heading of the results. */
export const RESULTS_ID = 'results';

interface SearchHeadProps {
  /** `undefined` while it is not known. */
  readonly found: RowCount | undefined;
  readonly words: SearchWords;
  readonly asked?: ReactNode;
  readonly actions?: ReactNode;
  readonly notes?: ReactNode;
}

/** The number of results and the actions on the search. Screen readers announce the number once it is known. */
export function SearchHead({ found, words, asked, actions, notes }: SearchHeadProps): JSX.Element {
  const count = found && words(found.more ? 'foundMore' : 'found', { count: found.count });
  return (
    <header className="search-head">
      <div className="search-head__line">
        <h2 tabIndex={-1} id={RESULTS_ID}>
          <span className="num">{count ?? words('results')}</span> {asked}
        </h2>
        {actions !== undefined && <div className="search-head__actions">{actions}</div>}
      </div>
      <p className="vh" role="status">
        {count}
      </p>
      {notes}
    </header>
  );
}
