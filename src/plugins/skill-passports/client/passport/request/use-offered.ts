import { useEffect, useState } from 'react';
import { PagedList } from '#core/client/data/paged-list.ts';
import { useDebounced } from '#core/client/data/use-debounced.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import type { OfferedAchievement } from '../../../contract/achievement.ts';
import { listOffered } from '../../../contract/issuer-endpoints.ts';

/** Milliseconds without a change after which the typed words are searched. */
const PAUSE_MS = 300;

/** The longest search, in characters. */
const LONGEST = 200;

/** The most achievements among which the one of the address is sought. */
const MOST_SOUGHT = 500;

interface Asked {
  /** The company whose achievements are shown; all companies when absent. */
  readonly company: string | undefined;
  /** The words at first. */
  readonly words: string;
  /** The id of the achievement that the address names. */
  readonly wanted: string | undefined;
}

/** What companies offer. */
export interface OfferedSearch {
  readonly list: PagedList<OfferedAchievement>;
  /** The typed words. */
  readonly words: string;
  readonly type: (words: string) => void;
  /** The achievement that the address names, once it is found. */
  readonly found: OfferedAchievement | undefined;
}

/** Finds what companies offer, by words. Runs in an observer. */
export function useOffered({ company, words: firstWords, wanted }: Asked): OfferedSearch {
  const api = useService(ApiClient);
  const [words, type] = useState(firstWords);
  const [list] = useState(() => new PagedList<OfferedAchievement>());
  const q = useDebounced([...words.trim()].slice(0, LONGEST).join(''), PAUSE_MS);
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
  return { list, words, type, found };
}
