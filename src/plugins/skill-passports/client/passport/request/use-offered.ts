import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PagedList } from '#core/client/lists/paged-list.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { listOffered } from '../../../contract/issuer-endpoints.ts';
import type { OfferedAchievement } from '../../../contract/issuer-schemas.ts';

/** The longest search, in characters. */
export const LONGEST_WORDS = 200;

/** The most achievements among which the one of the address is sought. */
const MOST_SOUGHT = 500;

interface Asked {
  /** The company whose achievements are shown; all companies when absent. */
  readonly company: string | undefined;
  /** The words of the address. */
  readonly words: string;
  /** The id of the achievement that the address names. */
  readonly wanted: string | undefined;
}

/** What companies offer. */
export interface OfferedSearch {
  readonly list: PagedList<OfferedAchievement>;
  /** The achievement that the address names, once it is found. */
  readonly found: OfferedAchievement | undefined;
}

/** Finds what companies offer, by words. Runs in an observer. */
export function useOffered({ company, words, wanted }: Asked): OfferedSearch {
  const api = useService(ApiClient);
  const [list] = useState(() => new PagedList<OfferedAchievement>());
  const q = [...words.trim()].slice(0, LONGEST_WORDS).join('');
  useEffect(() => {
    const query = { limit: wanted === undefined ? PAGE_LIMIT.default : PAGE_LIMIT.max, companyId: company, q: q === '' ? undefined : q };
    void list.start((cursor, signal) => api.call(listOffered, { query: { ...query, cursor }, signal }));
    return list.cancel;
  }, [api, list, company, wanted, q]);
  const found = wanted === undefined ? undefined : list.items.find(({ id }) => id === wanted);
  const isSought =
    wanted !== undefined && found === undefined && list.status === 'ready' && list.hasMore && list.items.length < MOST_SOUGHT;
  useEffect(() => {
    if (isSought) void list.more();
  }, [list, isSought]);
  return { list, found };
}
