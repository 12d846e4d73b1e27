import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SavedSearchesStore } from './saved-searches-store.ts';
import { useNewText } from './use-new-text.ts';

/** The number of new postings that the saved searches found, if there are any. */
export const Figure = observer(function SavedFigure(): string | null {
  const newText = useNewText();
  const store = useService(SavedSearchesStore);
  useEffect(() => void store.ensure(), [store]);
  const fresh = (store.items ?? []).map((search) => search.fresh);
  const count = fresh.reduce((sum, each) => sum + each.count, 0);
  return count > 0 ? newText({ count, more: fresh.some(({ more }) => more) }) : null;
});
