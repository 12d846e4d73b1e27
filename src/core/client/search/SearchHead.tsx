import type { JSX, ReactNode } from 'react';
import { BREAKPOINTS } from '#core/contract/constants.ts';
import type { RowCount } from '#core/contract/paging-schema.ts';
import { useMinWidth } from '../ui/use-min-width.ts';
import type { SearchWords } from './search-parts.ts';

/** Id of the heading of the results. */
export const RESULTS_ID = 'results';

interface SearchHeadProps {
  /** `undefined` while it is not known. */
  readonly found: RowCount | undefined;
  readonly words: SearchWords;
  readonly asked?: ReactNode;
  /** What acts on the whole search. */
  readonly tools: ReactNode;
  /** The chosen values of the filters. */
  readonly chosen: ReactNode;
  readonly notes?: ReactNode;
  readonly news?: ReactNode;
}

/**
 * The number of results, the tools of the search, and what was chosen. Screen readers announce the number once it is known. On a phone the tools
 * are one row below the search, and the choices stand beside the number, so that the results begin near the top.
 */
export function SearchHead({ found, words, asked, tools, chosen, notes, news }: SearchHeadProps): JSX.Element {
  const isNarrow = !useMinWidth(BREAKPOINTS.sm);
  const count = found && words(found.more ? 'foundMore' : 'found', { count: found.count });
  const row = <div className="search-head__tools">{tools}</div>;
  return (
    <>
      <header className="search-head">
        {isNarrow && row}
        <div className="search-head__line">
          <h2 tabIndex={-1} id={RESULTS_ID}>
            <span className="num">{count ?? words('results')}</span> {asked}
          </h2>
          {isNarrow ? chosen : row}
        </div>
        <p className="vh" role="status">
          {count}
        </p>
        {notes}
      </header>
      {news}
      {!isNarrow && chosen}
    </>
  );
}
