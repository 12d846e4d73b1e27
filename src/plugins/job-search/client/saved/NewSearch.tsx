import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { savedRoutes } from '../../contract/routes.ts';
import { SEARCH_NAME } from '../../contract/saved.ts';
import { jobTerms, type SearchTerms } from '../terms/job-search.ts';
import { useChoiceText } from '../terms/use-filter-text.ts';
import { NameSearch } from './NameSearch.tsx';
import { SavedSearchesStore } from './saved-searches-store.ts';

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

/** A name for a search: its words and its choices, as far as they fit. Used in observers, because names of choices arrive later. */
function useProposedName(terms: JobFilter): string {
  const t = useT('job-search');
  const format = useFormat();
  const shown: SearchTerms = { ...terms, exact: undefined, remote: terms.remote === true ? true : undefined };
  const textOf = useChoiceText({ terms: shown });
  const parts = [terms.q, terms.where, ...jobTerms.choicesIn(shown).map(textOf)].filter((part) => part !== undefined);
  const name = [...format.series(parts)].slice(0, SEARCH_NAME.max).join('').trim();
  return [...name].length < SEARCH_NAME.min ? t('saved.proposedName') : name;
}
