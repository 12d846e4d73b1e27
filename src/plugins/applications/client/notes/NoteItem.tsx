import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { deleteNote } from '../../contract/notes/note-endpoints.ts';
import type { ApplicationNote } from '../../contract/notes/note-schemas.ts';
import { EditNote } from './EditNote.tsx';
import * as styles from './notes.module.css';

interface NoteItemProps {
  readonly note: ApplicationNote;
  readonly onChanged: (note: ApplicationNote) => void;
  readonly onOutdated: () => void;
  readonly onDeleted: () => void;
}

/** A note with its author, its time and its earlier texts. Its author changes and deletes it. */
export const NoteItem = observer(function NoteItem({ note, onChanged, onOutdated, onDeleted }: NoteItemProps): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const isOwn = useService(SessionStore).me?.id === note.author?.id;
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = (): void => setOpen(undefined);
  return (
    <li className={styles.notesItem}>
      <p className="muted small">
        <bdi>{note.author === null ? t('notes.noAuthor') : note.author.name}</bdi>{' '}
        <time dateTime={note.createdAt}>{format.dateTime(note.createdAt)}</time>
      </p>
      {open === 'edit' ? (
        <EditNote note={note} onSaved={onChanged} onOutdated={onOutdated} onClose={close} />
      ) : (
        <p className={styles.notesText} dir="auto">
          {note.text}
        </p>
      )}
      {note.earlier.length > 0 && <Earlier note={note} />}
      {isOwn && open !== 'edit' && (
        <div className="row">
          <Button size="s" variant="quiet" onClick={() => setOpen('edit')}>
            {t('notes.change')}
          </Button>
          <Button size="s" variant="quiet" onClick={() => setOpen('delete')}>
            {t('notes.delete')}
          </Button>
        </div>
      )}
      <DeleteNote open={open === 'delete'} id={note.id} onDeleted={onDeleted} onClose={close} />
    </li>
  );
});

function Earlier({ note: { earlier } }: { readonly note: ApplicationNote }): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  return (
    <details className="small">
      <summary>{t('notes.edited')}</summary>
      <ul className={styles.notesEarlier}>
        {earlier.map(({ text, until }) => (
          <li key={until}>
            <p className="muted">{t('notes.until', { time: format.dateTime(until) })}</p>
            <p className={styles.notesText} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface DeleteNoteProps {
  readonly open: boolean;
  readonly id: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

function DeleteNote({ open, id, onDeleted, onClose }: DeleteNoteProps): JSX.Element {
  const t = useT('applications');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call(deleteNote, { params: { id } });
      snackbar.raise(t('notes.deleted'));
      onDeleted();
    } catch {
      // The client reports the failure.
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('notes.deleteQuestion')}
      action={t('notes.delete')}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('notes.deleteText')}</p>
    </ConfirmDialog>
  );
}
