import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { savedRoutes } from '../../contract/routes.ts';
import { NameSearch } from './NameSearch.tsx';
import { SavedSearchesStore } from './saved-searches-store.ts';
import { useProposedName } from './use-proposed-name.ts';

interface NewSearchProps {
  readonly terms: JobFilter;
  readonly onClose: () => void;
}

/** Asks for the name of a new saved search. When no more can be saved, it says so before anything is typed. */
export const NewSearch = observer(function NewSearch({ terms, onClose }: NewSearchProps): JSX.Element {
  const t = useT('job-search');
  const store = useService(SavedSearchesStore);
  const snackbar = useService(SnackbarStore);
  const proposed = useProposedName(terms);
  const save = async (name: string): Promise<void> => {
    const { id } = await store.save({ name, terms });
    snackbar.raise(t('saved.searchDone', { name }), { color: 'success', undo: () => void store.delete(id) });
  };
  if (store.isFull) return <NoRoom onClose={onClose} />;
  return <NameSearch title={t('saved.saveSearch')} name={proposed} action={t('saved.saveSearchNow')} onName={save} onClose={onClose} />;
});

function NoRoom({ onClose }: Pick<NewSearchProps, 'onClose'>): JSX.Element {
  const t = useT('job-search');
  return (
    <div className="modal__in">
      <h2>{t('saved.saveSearch')}</h2>
      <Note tone="straw" title={t('jobs:errors.searches-limit')} />
      <div className="modal__end">
        <Button onClick={onClose}>{t('saved.cancel')}</Button>
        <ButtonLink variant="ink" to={href(savedRoutes.list)}>
          {t('saved.toSearches')}
        </ButtonLink>
      </div>
    </div>
  );
}
