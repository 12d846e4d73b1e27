import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { ActionCompany } from '#plugins/employer/contract/company-parts.ts';
import { SEARCH_NAME } from '../../contract/saved.ts';
import type { SavedSearch } from '../../contract/saved-schemas.ts';
import { SavedSearchesStore } from '../saved/saved-searches-store.ts';

/** Following a company: a saved search for its jobs. */
export interface Following {
  readonly followed: SavedSearch | undefined;
  readonly follow: () => Promise<void>;
  readonly unfollow: (search: SavedSearch) => Promise<void>;
}

/** Follows a company, with messages that offer to undo it. Used in observers. */
export function useFollowing({ id, name: company }: ActionCompany): Following {
  const t = useT('job-search');
  const store = useService(SavedSearchesStore);
  const snackbar = useService(SnackbarStore);
  const terms = { companies: id };
  const save = async (name: string): Promise<SavedSearch | undefined> => {
    try {
      return await store.save({ name, terms });
    } catch {
      // The snackbar of the call says why.
      return undefined;
    }
  };
  return {
    followed: store.withTerms(terms),
    follow: async () => {
      const name = [...t('follow.name', { company })].slice(0, SEARCH_NAME.max).join('').trim();
      const saved = await save(name);
      if (saved === undefined) return;
      snackbar.raise(t('follow.done', { company }), { color: 'success', undo: () => void store.delete(saved.id) });
    },
    unfollow: async ({ id: searchId, name }) => {
      if (!(await store.delete(searchId))) return;
      snackbar.raise(t('follow.gone', { company }), { color: 'success', undo: () => void save(name) });
    },
  };
}
