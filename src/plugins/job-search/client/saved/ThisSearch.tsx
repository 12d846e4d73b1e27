import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { KeptSearches } from '#core/client/search/kept-search.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { savedRoutes } from '../../contract/routes.ts';
import { normalTerms, termsText } from '../../contract/saved-terms.ts';
import { jobSearch, jobTerms, type SearchTerms, withoutUnusedCurrency } from '../terms/job-search.ts';
import { BookmarkIcon, SavedIcon } from './BookmarkIcon.tsx';
import type { NewSearch } from './NewSearch.tsx';
import { SavedSearchesStore } from './saved-searches-store.ts';
import * as styles from './SaveSearch.module.css';

/** The name under which the search on the page is saved, or the button that saves it. */
export const ThisSearch = observer(function ThisSearch(props: { readonly terms: SearchTerms }): JSX.Element | null {
  const t = useT('job-search');
  const store = useService(SavedSearchesStore);
  const { isCurrent, results } = useService(KeptSearches).of(jobSearch);
  const terms = termsToSave(props.terms);
  const saved = store.withTerms(terms);
  const isSeen = isCurrent && results.status === 'ready';
  useEffect(() => void store.ensure(), [store]);
  useEffect(() => {
    if (saved !== undefined && saved.fresh.count > 0 && isSeen) void store.look(saved);
  }, [store, saved, isSeen]);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that opened the form is gone when the search was saved, so the closed dialog could not return the focus to it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) place.current?.querySelector('a')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (): void => setOpen(false);
  const isUnknown = store.items === undefined && store.status !== 'failed';
  if (isUnknown || (saved === undefined && termsText(terms) === termsText({}))) return null;
  return (
    <span ref={place} className={styles.thisSearch}>
      {saved === undefined ? (
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          <BookmarkIcon className="icon--s" />
          <span className={styles.thisSearchWords}>{t('saved.saveSearch')}</span>
        </Button>
      ) : (
        <Link className="link" to={href(savedRoutes.list)}>
          <SavedIcon className="icon--s" />
          <span className={styles.thisSearchWords}>{t('saved.savedAs', { name: saved.name })}</span>
        </Link>
      )}
      <Modal open={isOpen} onClose={close} label={t('saved.saveSearch')}>
        {isOpen && <PluginPart plugin="job-search" what="job-search.new-search" load={loadForm} given={{ terms, onClose: close }} />}
      </Modal>
    </span>
  );
});

async function loadForm(): Promise<typeof NewSearch> {
  return (await import('./NewSearch.tsx')).NewSearch;
}

/** Searches that are named here. The page of saved searches has all of them. */
const MOST_NAMED = 3;

/** The saved searches with new postings, except for the one on the page. */
export const SearchNews = observer(function SearchNews({ terms }: { readonly terms: SearchTerms }): JSX.Element | null {
  const t = useT('job-search');
  const store = useService(SavedSearchesStore);
  const shown = store.withTerms(termsToSave(terms));
  const others = store.items?.filter((search) => search !== shown && search.fresh.count > 0) ?? [];
  if (others.length === 0) return null;
  return (
    <p className={styles.searchNews}>
      {others.slice(0, MOST_NAMED).map((search) => (
        <Link key={search.id} className="link" to={href(jobRoutes.search, {}, { ...search.terms })}>
          {t(search.fresh.more ? 'saved.newForMore' : 'saved.newFor', { name: search.name, count: search.fresh.count })}
        </Link>
      ))}
    </p>
  );
});

/** What is saved of a search. The order is no part of it, and neither is a currency that only the order needs. */
function termsToSave(terms: SearchTerms): JobFilter {
  return normalTerms(withoutUnusedCurrency(jobTerms.filterOf(terms)));
}
