import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import type { SavedSearch } from '../../contract/saved.ts';
import { normalTerms, termsText } from '../../contract/saved-terms.ts';
import type { JobFilter } from '../../contract/search.ts';
import { JobSearchStore } from '../search/job-search-store.ts';
import { withoutUnusedCurrency } from '../search/search-choices.ts';
import { filterOf, type SearchTerms } from '../search/search-terms.ts';
import { BookmarkIcon, SavedIcon } from './BookmarkIcon.tsx';
import type { NewSearch } from './NewSearch.tsx';
import { SavedSearchesStore } from './saved-searches-store.ts';
import './SaveSearch.css';

/** Other searches with new postings that are named here. The page of saved searches has all of them. */
const MOST_OTHERS = 3;

/** Saves the search on the page, for users who look for work. It also names their saved searches that found something new. */
export const SaveSearch = observer(function SaveSearch({ terms }: { readonly terms: SearchTerms }): JSX.Element | null {
  if (!useService(SessionStore).may('job-search', 'save')) return null;
  // The order is no part of a saved search, and neither is a currency that only the order needs.
  return <OwnSearches terms={normalTerms(withoutUnusedCurrency(filterOf(terms)))} />;
});

const OwnSearches = observer(function OwnSearches({ terms }: { readonly terms: JobFilter }): JSX.Element {
  const store = useService(SavedSearchesStore);
  const { isCurrent, results } = useService(JobSearchStore);
  useEffect(() => void store.ensure(), [store]);
  const saved = store.withTerms(terms);
  const isSeen = isCurrent && results.status === 'ready';
  useEffect(() => {
    if (saved !== undefined && saved.fresh.count > 0 && isSeen) void store.look(saved);
  }, [store, saved, isSeen]);
  const others = store.items?.filter((search) => search !== saved && search.fresh.count > 0) ?? [];
  return (
    <div className="save-search">
      <ThisSearch terms={terms} saved={saved} />
      {others.slice(0, MOST_OTHERS).map((search) => (
        <NewsLink key={search.id} search={search} />
      ))}
    </div>
  );
});

interface ThisSearchProps {
  readonly terms: JobFilter;
  readonly saved: SavedSearch | undefined;
}

/** The name under which the search on the page is saved, or the button that saves it. */
const ThisSearch = observer(function ThisSearch({ terms, saved }: ThisSearchProps): JSX.Element | null {
  const t = useT('jobs');
  const { items, status } = useService(SavedSearchesStore);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that opened the form is gone when the search was saved, so the closed dialog could not return the focus to it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) place.current?.querySelector('a')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (): void => setOpen(false);
  const isUnknown = items === undefined && status !== 'failed';
  if (isUnknown || (saved === undefined && termsText(terms) === termsText({}))) return null;
  return (
    <span ref={place}>
      {saved === undefined ? (
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          <BookmarkIcon className="icon--s" />
          {t('saved.saveSearch')}
        </Button>
      ) : (
        <Link className="link save-search__link" to={href(jobRoutes.saved)}>
          <SavedIcon className="icon--s" />
          {t('saved.savedAs', { name: saved.name })}
        </Link>
      )}
      <Modal open={isOpen} onClose={close} label={t('saved.saveSearch')}>
        {isOpen && <PluginPart plugin="jobs" what="jobs.new-search" load={loadForm} given={{ terms, onClose: close }} />}
      </Modal>
    </span>
  );
});

async function loadForm(): Promise<typeof NewSearch> {
  return (await import('./NewSearch.tsx')).NewSearch;
}

function NewsLink({ search: { name, terms, fresh } }: { readonly search: SavedSearch }): JSX.Element {
  const t = useT('jobs');
  return (
    <Link className="link save-search__link" to={href(jobRoutes.search, {}, { ...terms })}>
      {t(fresh.more ? 'saved.newForMore' : 'saved.newFor', { name, count: fresh.count })}
    </Link>
  );
}
