import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { UndoIcon } from '#core/client/ui/icons/icons.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { SelectionBar } from '#core/client/ui/selection-bar/SelectionBar.tsx';
import { getAccess, saveAccess } from '../../contract/access-endpoints.ts';
import type { GrantGroup, MasterAccessDetail } from '../../contract/access-schemas.ts';
import { AccessMatrix } from './AccessMatrix.tsx';
import { type KeptAccess, useKeptAccess } from './kept-access.ts';
import { PersonAccess } from './PersonAccess.tsx';
import * as styles from './access.module.css';

/** The access matrix with its unsaved changes and the buttons for them. */
export const AccessForm = observer(function AccessForm({
  entity,
  access,
}: {
  readonly entity: string;
  readonly access: MasterAccessDetail;
}): JSX.Element {
  const t = useT('admin-masters');
  const kept = useKeptAccess(entity, access);
  const { draft } = kept;
  const { busy, hasConflict, groups, save, reload } = useSaving(entity, kept, access);
  return (
    <>
      {hasConflict && (
        <div className={styles.matrixNote}>
          <Note
            tone="straw"
            role="alert"
            title={t('access.conflict')}
            action={<Button onClick={() => void reload()}>{t('access.reload')}</Button>}
          >
            {t('access.conflictHelp')}
          </Note>
        </div>
      )}
      <AccessMatrix draft={draft} groups={groups} />
      <AccessLegend />
      <PersonAccess entity={entity} version={draft.saved.version} />
      {draft.changes > 0 && (
        <SelectionBar label={t('access.unsaved')} chosen={t('access.changes', { count: draft.changes })}>
          <Button size="s" variant="quiet" onClick={draft.undo}>
            <UndoIcon className="icon--s" />
            {t('access.undo')}
          </Button>
          <Button size="s" variant="grow" busy={busy} onClick={() => void save()}>
            {t('access.save')}
          </Button>
        </SelectionBar>
      )}
    </>
  );
});

interface Saving {
  readonly busy: boolean;
  /** Another administrator saved first. The changes here are not lost yet. */
  readonly hasConflict: boolean;
  /** The groups of administrators, as the server last named them. */
  readonly groups: readonly GrantGroup[];
  readonly save: () => Promise<void>;
  /** Replaces the changes here with the saved state. */
  readonly reload: () => Promise<void>;
}

function useSaving(entity: string, { draft, keep }: KeptAccess, access: MasterAccessDetail): Saving {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  // Kept changes may be based on older settings.
  const [hasConflict, setConflict] = useState(draft.saved.version !== access.version);
  const [groups, setGroups] = useState(access.groups);
  const params = { entity };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = draft.input;
      const saved = await api.call(saveAccess, { params, body });
      draft.endSave(body, saved);
      setGroups(saved.groups);
      keep();
      setConflict(false);
      snackbar.raise(t('access.saved'));
    } catch (error) {
      // The snackbar has shown the reason. The changes stay on screen.
      setConflict(error instanceof ApiError && error.status === 409);
    } finally {
      setBusy(false);
    }
  };
  const reload = async (): Promise<void> => {
    const saved = await api.call(getAccess, { params }).catch(() => undefined);
    if (saved === undefined) return;
    draft.adopt(saved);
    setGroups(saved.groups);
    setConflict(false);
  };
  return { busy, hasConflict, groups, save, reload };
}

function AccessLegend(): JSX.Element {
  const t = useT('admin-masters');
  return (
    <ul className={styles.matrixLegend}>
      <li>
        <ProgressMark state="leaf" /> {t('access.allowed')}
      </li>
      <li>
        <ProgressMark state="frame" /> {t('access.denied')}
      </li>
      <li>
        <span className={styles.matrixSign} aria-hidden="true" /> {t('access.changed')}
      </li>
    </ul>
  );
}
