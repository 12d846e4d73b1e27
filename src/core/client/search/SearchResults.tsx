import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { usePointedRow } from '../ui/data-list/use-pointed-row.ts';
import { VirtualList } from '../ui/data-list/VirtualList.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { PluginPart } from '../ui/PluginPart.tsx';
import { Skeleton } from '../ui/skeleton/Skeleton.tsx';
import type { NoneFoundProps } from './NoneFound.tsx';
import type { SearchKind } from './search-declaration.ts';
import type { SearchParts } from './search-parts.ts';
import type { ShownSearch } from './use-faceted-search.ts';

interface SearchResultsProps<Kind extends SearchKind> {
  readonly shown: ShownSearch<Kind>;
  readonly parts: SearchParts<Kind>;
  /** Called with the result that the pointer or the focus is on. */
  readonly onActive: (row: Kind['row']) => void;
  /** Id of the result that the preview shows. */
  readonly activeId: string | undefined;
}

/** The results, as a list that grows by pages. The loaded ones stay when the next page fails. */
export const SearchResults = observer(function SearchResults<Kind extends SearchKind>({
  shown,
  parts,
  onActive,
  activeId,
}: SearchResultsProps<Kind>): JSX.Element {
  const { search, store } = shown;
  const { results, isCurrent, found } = store;
  const words = parts.useWords();
  const { row, lead, estimate, end } = parts.useRows(shown, activeId);
  const point = usePointedRow((index) => {
    const pointed = results.items[index];
    if (pointed !== undefined) onActive(pointed);
  });
  if (!isCurrent && results.status === 'failed') {
    return <ErrorNote title={words('failed')} reason={words('failedHelp')} onRetry={() => void store.retry()} />;
  }
  if (results.isEmpty && isCurrent) {
    return (
      <PluginPart<NoneFoundProps<Kind>>
        plugin={parts.plugin}
        what={`${parts.plugin}.none-found`}
        load={async () => (await import('./NoneFound.tsx')).NoneFound}
        given={{ shown, parts }}
      />
    );
  }
  if (results.items.length === 0) return <Skeleton of="rows" count={8} />;
  const total = isCurrent && found?.more === false ? found.count : undefined;
  return (
    <div className={isCurrent ? undefined : 'results__list--old'} onPointerOver={point}>
      {lead}
      <VirtualList
        label={words('results')}
        rows={results.items}
        rowId={search.idOf}
        row={row}
        paging={results}
        onActive={onActive}
        {...(estimate !== undefined && { estimate })}
        {...(total !== undefined && { total })}
      />
      {isCurrent && !results.hasMore && results.status === 'ready' && (
        <p className="muted">{end ?? words('end', { count: results.items.length })}</p>
      )}
    </div>
  );
});
