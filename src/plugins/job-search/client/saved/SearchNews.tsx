import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { SearchTerms } from '../search/search-terms.ts';
import { SavedSearchesStore } from './saved-searches-store.ts';
import { termsToSave } from './terms-to-save.ts';
import * as styles from './SaveSearch.module.css';

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
