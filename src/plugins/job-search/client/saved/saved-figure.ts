import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { JobCount } from '../../contract/search.ts';
import { SavedSearchesStore } from './saved-searches-store.ts';

/** The number of new postings that the saved searches found, if there are any. */
export const Figure = observer(function SavedFigure(): string | null {
  const newText = useNewText();
  const store = useService(SavedSearchesStore);
  useEffect(() => void store.ensure(), [store]);
  const fresh = (store.items ?? []).map((search) => search.fresh);
  const count = fresh.reduce((sum, each) => sum + each.count, 0);
  return count > 0 ? newText({ count, more: fresh.some(({ more }) => more) }) : null;
});

/** Returns the number of new postings in words: "3 new". */
export function useNewText(): (fresh: JobCount) => string {
  const t = useT('job-search');
  return ({ count, more }) => t(more ? 'saved.newMore' : 'saved.new', { count });
}
