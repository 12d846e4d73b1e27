import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { EditIcon, PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import type { NoteForm } from './NoteForm.tsx';
import type { SavedSubject } from './use-saving.ts';
import * as styles from './OwnNote.module.css';

interface OwnNoteProps {
  readonly job: SavedSubject;
  readonly note: string | null;
}

/** The user's note about a saved posting, which is edited in place. Only the user reads it. */
export function OwnNote({ job, note }: OwnNoteProps): JSX.Element {
  const t = useT('job-search');
  const [isEdited, setEdited] = useState(false);
  const button = useFocusAfter(isEdited);
  if (isEdited) {
    const given = { job, note: note ?? '', onClose: () => setEdited(false) };
    return <PluginPart plugin="job-search" what="job-search.note-form" load={loadForm} given={given} />;
  }
  const name = t(note === null ? 'saved.addNoteNamed' : 'saved.editNoteNamed', { title: job.title });
  return (
    <div className={styles.ownNote} data-note>
      {note !== null && (
        <p className={styles.ownNoteText} dir="auto">
          {note}
        </p>
      )}
      <Button ref={button} variant="quiet" size="s" aria-label={name} onClick={() => setEdited(true)}>
        {note === null ? <PlusIcon className="icon--s" /> : <EditIcon className="icon--s" />}
        {t(note === null ? 'saved.addNote' : 'saved.editNote')}
      </Button>
    </div>
  );
}

async function loadForm(): Promise<typeof NoteForm> {
  return (await import('./NoteForm.tsx')).NoteForm;
}

/** Focuses the button again when the form has closed. */
function useFocusAfter(isEdited: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return button;
}
