import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { KeptLists } from '#core/client/lists/kept-list.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { KeptSearches } from '#core/client/search/kept-search.ts';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import type { Queue } from '#core/client/ui/neighbours/Neighbours.tsx';
import { href, type SearchValues } from '#core/contract/route-ref.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { candidateList } from '../managed/candidate-list.ts';
import { candidateSearch } from '../search/candidate-search.ts';

/** The list from which the user came to a candidate. */
export interface CameFrom {
  readonly list: Place;
  readonly queue: Queue;
}

interface LoadedList {
  readonly items: readonly { readonly candidateId: string }[];
  readonly hasMore: boolean;
  readonly status: string;
  readonly more: () => Promise<void>;
}

interface ListOfCandidate {
  /** Id of the candidate. */
  readonly id: string;
  /** The title of the list. */
  readonly label: string;
  readonly terms: SearchValues;
  readonly list: LoadedList | undefined;
}

/** The neighbours in the search of an employer. Call it in an observer. */
export function useFoundNeighbours(id: string): CameFrom {
  const t = useT('candidate');
  const terms = candidateSearch.terms.from(useSearch());
  const { shown, results } = useService(KeptSearches).of(candidateSearch);
  const isShown = shown !== undefined && JSON.stringify(shown) === JSON.stringify(terms);
  return useCameFrom({ id, label: t('candidates.search.title'), terms: { ...terms }, list: isShown ? results : undefined });
}

/** The neighbours in the list of an administrator. Call it in an observer. */
export function useManagedNeighbours(id: string): CameFrom {
  const t = useT('candidate');
  const terms = filterValuesIn(candidateList.filters, useSearch());
  const list = useService(KeptLists).of(candidateList).rows;
  return useCameFrom({ id, label: t('candidates.managed.title'), terms: { ...terms }, list });
}

function useCameFrom({ id, label, terms, list }: ListOfCandidate): CameFrom {
  const go = useGo();
  const rows = list?.items ?? [];
  const at = rows.findIndex(({ candidateId }) => candidateId === id);
  const isLast = at !== -1 && at === rows.length - 1;
  const { hasMore = false, status, more } = list ?? {};
  useEffect(() => {
    if (isLast && hasMore && status === 'ready') void more?.();
  }, [isLast, hasMore, status, more]);
  const to = (row: { readonly candidateId: string } | undefined): (() => void) | undefined =>
    at === -1 || row === undefined ? undefined : () => go(href(candidateRoutes.detail, { id: row.candidateId }, terms), { replace: true });
  return {
    list: { to: href(candidateRoutes.list, {}, terms), label },
    queue: { count: at === -1 ? 0 : rows.length, place: at + 1, goNext: to(rows[at + 1]), goPrevious: to(rows[at - 1]) },
  };
}
