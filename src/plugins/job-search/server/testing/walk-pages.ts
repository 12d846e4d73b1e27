import type { JobSearch } from '../../contract/search.ts';
import type { JobSearcher } from '../search/job-searcher.ts';

/** The ids of all pages of a search, in order. `between` is called after each page. */
export async function walkPages(
  searcher: Pick<JobSearcher, 'search'>,
  search: Partial<JobSearch>,
  limit: number,
  between: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await searcher.search({ ...search, limit, cursor });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    ids.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor ?? undefined;
    await between();
  } while (cursor !== undefined);
  return ids;
}
