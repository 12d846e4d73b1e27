import { type JSX, type MouseEvent, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { EditIcon, TrashIcon } from '#core/client/ui/icons/page-icons.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { SavedSearch } from '../../contract/saved-schemas.ts';
import { focusBeside } from './focus-beside.ts';
import { NameSearch } from './NameSearch.tsx';
import { useNewText } from './saved-figure.ts';
import { SavedSearchesStore } from './saved-searches-store.ts';
import * as styles from './saved.module.css';

/** A saved search: it opens with a click, and is renamed and deleted in place. */
export function SavedSearchRow({ search }: { readonly search: SavedSearch }): JSX.Element {
  const t = useT('job-search');
  const newText = useNewText();
  const store = useService(SavedSearchesStore);
  const snackbar = useService(SnackbarStore);
  const [isNamed, setNamed] = useState(false);
  const { id, name, terms, fresh, company } = search;
  const remove = async ({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    focusBeside(currentTarget);
    if (!(await store.delete(id))) return;
    // A refusal is shown by the call.
    const undo = (): void => void store.save({ name, terms }).catch(() => undefined);
    snackbar.raise(t('saved.searchGone', { name }), { color: 'success', undo });
  };
  const rename = async (typed: string): Promise<void> => {
    await store.rename(id, typed);
    snackbar.raise(t('saved.renamed', { name: typed }), { color: 'success' });
  };
  return (
    <li className={styles.savedSearch} data-saved="search">
      <div className={styles.savedSearchWords}>
        {company !== null && <CompanyLogo name={company.name} size="s" fileId={company.logoFileId} />}
        <h3>
          <Link to={href(jobRoutes.search, {}, { ...terms })}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {fresh.count > 0 && <NewMark>{newText(fresh)}</NewMark>}
      </div>
      <div className={styles.savedSearchTools}>
        <IconButton icon={EditIcon} label={t('saved.renameNamed', { name })} onClick={() => setNamed(true)} />
        <IconButton icon={TrashIcon} label={t('saved.deleteNamed', { name })} onClick={(event) => void remove(event)} />
      </div>
      <Modal open={isNamed} onClose={() => setNamed(false)} label={t('saved.renameNamed', { name })}>
        <NameSearch title={t('saved.rename')} name={name} action={t('saved.renameNow')} onName={rename} onClose={() => setNamed(false)} />
      </Modal>
    </li>
  );
}
