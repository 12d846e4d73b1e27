import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { editNote } from '../../contract/notes/note-endpoints.ts';
import { type ApplicationNote, type NoteEdit, noteEditSchema } from '../../contract/notes/note-schemas.ts';
import * as styles from './notes.module.css';

interface EditNoteProps {
  /** As it is stored now. */
  readonly note: ApplicationNote;
  readonly onSaved: (note: ApplicationNote) => void;
  /** It was changed meanwhile, in another tab or on another device. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Changes an own note. When it was changed meanwhile, both texts are shown. */
export function EditNote({ note, onSaved, onOutdated, onClose }: EditNoteProps): JSX.Element {
  const t = useT('applications');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  // The stored text that the edit replaces. A newer one is shown first.
  const [base, setBase] = useState(note.version);
  const isOutdated = note.version !== base;
  const { submit, busy, failure, fields, forgetDraft } = useContractForm<{ text: string }, NoteEdit>({
    schema: noteEditSchema,
    defaults: { text: note.text },
    draft: `application-note-edit-${note.id}`,
    neededText: () => 'applications:notes.needed',
    toBody: ({ text }) => ({ text, version: base }),
    send: reloadOnConflict(onOutdated, async (body) => {
      const saved = await api.call(editNote, { params: { id: note.id }, body });
      forgetDraft();
      snackbar.raise(t('notes.saved'));
      onSaved(saved);
      onClose();
    }),
  });
  const discard = (): void => {
    forgetDraft();
    onClose();
  };
  return (
    <form className={styles.notesForm} noValidate aria-label={t('notes.edit')} onSubmit={submit}>
      {isOutdated && (
        <Conflict
          title={t('notes.conflict')}
          choices={[
            { label: t('notes.keepMine'), onChoose: () => setBase(note.version) },
            { label: t('notes.keepSaved'), onChoose: discard, isQuiet: true },
          ]}
        >
          <p className={styles.notesText} dir="auto">
            {note.text}
          </p>
        </Conflict>
      )}
      <TextArea label={t('notes.edit')} dir="auto" rows={4} {...fields.text('text')} />
      <FormFailure failure={failure} />
      <div className="row">
        <Button type="submit" size="s" busy={busy} disabled={isOutdated}>
          {t('notes.save')}
        </Button>
        <Button size="s" variant="quiet" onClick={discard}>
          {t('notes.discard')}
        </Button>
      </div>
    </form>
  );
}
