import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useState } from 'react';
import { BREAKPOINTS, MOBILE_BREAKPOINT, WORK_WIDTHS } from '#core/contract/constants.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { useMinWidth } from '../ui/use-min-width.ts';
import { ChosenChoices, SearchFilters } from './SearchFilters.tsx';
import { RESULTS_ID, SearchHead } from './SearchHead.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { SearchKind } from './search-declaration.ts';
import type { SearchParts } from './search-parts.ts';
import type { ShownSearch } from './use-faceted-search.ts';
import '../ui/search-page/search-page.css';

interface SearchPageProps<Kind extends SearchKind> {
  readonly shown: ShownSearch<Kind>;
  /** Always the same object. */
  readonly parts: SearchParts<Kind>;
  /** The search bar. */
  readonly bar: ReactNode;
  /** What was searched for, behind the number of results. */
  readonly asked?: ReactNode;
  /** The actions on the whole search, for example its order. */
  readonly actions?: ReactNode;
  /** Notes below the number of results. */
  readonly notes?: ReactNode;
  /** What stands below the notes. */
  readonly news?: ReactNode;
  /** What stands below the results, also when there are none. */
  readonly beyond?: ReactNode;
}

/**
 * The page of a search below its title: the search bar, the filters beside the results or in a sheet, the results, and on wide screens a
 * preview of the one that the pointer or the focus is on.
 */
export const SearchPage = observer(function SearchPage<Kind extends SearchKind>({
  shown,
  parts,
  bar,
  beyond,
  actions,
  ...head
}: SearchPageProps<Kind>): JSX.Element {
  const { search, store, terms } = shown;
  const words = parts.useWords();
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const { preview } = parts;
  const hasRoom = useMinWidth(WORK_WIDTHS.preview) && preview !== undefined;
  const [pointed, setPointed] = useState<Kind['row']>();
  const pointedId = pointed && search.idOf(pointed);
  const { items } = store.results;
  const active = hasRoom ? (items.find((row) => search.idOf(row) === pointedId) ?? items[0]) : undefined;
  const filters = <SearchFilters shown={shown} parts={parts} />;
  return (
    <>
      <SkipLink target={RESULTS_ID}>{words('skip')}</SkipLink>
      {bar}
      <div className={clsx('search', preview === undefined && 'search--plain')}>
        {isWide && filters}
        <section className="results">
          <SearchHead
            {...head}
            found={store.found}
            words={words}
            tools={
              <>
                {!isWide && filters}
                {actions}
              </>
            }
            chosen={<ChosenChoices shown={shown} parts={parts} />}
          />
          <SearchResults shown={shown} parts={parts} onActive={setPointed} activeId={active && search.idOf(active)} />
          {beyond}
        </section>
        {active !== undefined && <div>{preview?.(active, store.shown ?? terms)}</div>}
      </div>
    </>
  );
});
