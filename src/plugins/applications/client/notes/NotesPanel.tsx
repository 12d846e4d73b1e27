import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { listNotes } from '../../contract/notes/note-endpoints.ts';
import type { ApplicationNote } from '../../contract/notes/note-schemas.ts';
import { NewNote } from './NewNote.tsx';
import { NoteItem } from './NoteItem.tsx';
import * as styles from './notes.module.css';

/** The notes of a company about an application, for its members. Candidates never read them. */
export const NotesPanel = observer(function NotesPanel({ applicationId }: { readonly applicationId: string }): JSX.Element {
  const t = useT('applications');
  const api = useService(ApiClient);
  const { resource, load } = useResource(
    async (signal) => (await api.call(listNotes, { params: { id: applicationId }, signal })).items,
    applicationId,
  );
  const notes = resource.value;
  const put = (note: ApplicationNote): void => {
    const others = resource.value ?? [];
    const isNew = others.every(({ id }) => id !== note.id);
    resource.replace(isNew ? [...others, note] : others.map((other) => (other.id === note.id ? note : other)));
  };
  return (
    <Panel title={t('notes.title')}>
      <p className="muted small">{t('notes.who')}</p>
      {notes === undefined && (resource.status === 'failed' ? <ErrorNote title={t('notes.failed')} onRetry={load} /> : <Skeleton />)}
      {notes !== undefined && notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('notes.title')}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              onChanged={put}
              onOutdated={load}
              onDeleted={() => resource.replace((resource.value ?? []).filter(({ id }) => id !== note.id))}
            />
          ))}
        </ul>
      )}
      {notes !== undefined && <NewNote applicationId={applicationId} onAdded={put} />}
    </Panel>
  );
});
