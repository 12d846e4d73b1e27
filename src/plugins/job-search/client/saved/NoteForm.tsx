import { type JSX, type KeyboardEvent, useEffect } from 'react';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { saveJobContract } from '../../contract/saved-schemas.ts';
import { type SavedSubject, useSaving } from './use-saving.ts';
import * as styles from './OwnNote.module.css';

interface NoteFormProps {
  readonly job: SavedSubject;
  readonly note: string;
  readonly onClose: () => void;
}

/** Edits the note about a saved posting. Escape leaves it as it was. */
export function NoteForm({ job, note, onClose }: NoteFormProps): JSX.Element {
  const t = useT('job-search');
  const saving = useSaving();
  const { form, submit, busy, failure, fields } = useContractForm({
    schema: saveJobContract.schemas.body,
    defaults: { note },
    send: async ({ note: typed = '' }) => {
      const isDone = typed === note || (await saving.note(job, typed, note));
      // The form says that the typed text is kept.
      if (!isDone) throw new Error('The note was not saved.');
      onClose();
    },
  });
  useEffect(() => form.setFocus('note'), [form]);
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form className={styles.ownNoteForm} noValidate onSubmit={submit} onKeyDown={leave}>
      <TextArea label={t('saved.note')} help={t('saved.noteHelp')} dir="auto" rows={3} {...fields.text('note')} />
      <FormFailure failure={failure} />
      <div className="row">
        <Button type="submit" variant="ink" size="s" busy={busy}>
          {t('saved.saveNote')}
        </Button>
        <Button variant="quiet" size="s" onClick={onClose}>
          {t('saved.cancel')}
        </Button>
      </div>
    </form>
  );
}
