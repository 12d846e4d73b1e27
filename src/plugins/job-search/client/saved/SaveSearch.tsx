import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import type { SearchTerms } from '../terms/job-search.ts';

const ThisSearch = lazyExtra(async () => (await import(/* webpackChunkName: "saving" */ './ThisSearch.tsx')).ThisSearch);
const SearchNews = lazyExtra(async () => (await import(/* webpackChunkName: "saving" */ './ThisSearch.tsx')).SearchNews);

interface SaveSearchProps {
  readonly terms: SearchTerms;
  /** Which of the two to show: the button that saves the search on the page, or the other saved searches that found something new. */
  readonly part: 'this' | 'news';
}

/** Saved searches on the page of the search, for users who look for work. */
export const SaveSearch = observer(function SaveSearch({ terms, part }: SaveSearchProps): JSX.Element | null {
  if (!useService(SessionStore).may('job-search', 'save')) return null;
  return <Suspense>{part === 'this' ? <ThisSearch terms={terms} /> : <SearchNews terms={terms} />}</Suspense>;
});
