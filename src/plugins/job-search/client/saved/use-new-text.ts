import { useT } from '#core/client/i18n/use-t.ts';
import type { JobCount } from '../../contract/search.ts';

/** Returns the number of new postings in words: "3 new". */
export function useNewText(): (fresh: JobCount) => string {
  const t = useT('job-search');
  return ({ count, more }) => t(more ? 'saved.newMore' : 'saved.new', { count });
}
