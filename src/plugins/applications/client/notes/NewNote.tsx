import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { addNote } from '../../contract/notes/note-endpoints.ts';
import { type ApplicationNote, type NoteInput, noteInputSchema } from '../../contract/notes/note-schemas.ts';
import * as styles from './notes.module.css';

interface NewNoteProps {
  readonly applicationId: string;
  readonly onAdded: (note: ApplicationNote) => void;
}

/** Writes a note. What is typed is kept for each application until it is saved. */
export function NewNote(props: NewNoteProps): JSX.Element {
  // After each note, the field is a new one.
  const [turn, setTurn] = useState(0);
  return (
    <NoteForm
      key={`${props.applicationId} ${turn}`}
      {...props}
      onAdded={(note) => {
        props.onAdded(note);
        setTurn(turn + 1);
      }}
    />
  );
}

function NoteForm({ applicationId, onAdded }: NewNoteProps): JSX.Element {
  const t = useT('applications');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const { submit, busy, failure, fields, forgetDraft } = useContractForm<{ text: string }, NoteInput>({
    schema: noteInputSchema,
    defaults: { text: '' },
    draft: `application-note-${applicationId}`,
    neededText: () => 'applications:notes.needed',
    send: async (body) => {
      const note = await api.call(addNote, { params: { id: applicationId }, body });
      forgetDraft();
      snackbar.raise(t('notes.saved'));
      onAdded(note);
    },
  });
  return (
    <form className={styles.notesForm} noValidate aria-label={t('notes.new')} onSubmit={submit}>
      <TextArea label={t('notes.new')} dir="auto" rows={3} {...fields.text('text')} />
      <FormFailure failure={failure} />
      <div className="row">
        <Button type="submit" size="s" busy={busy}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}
