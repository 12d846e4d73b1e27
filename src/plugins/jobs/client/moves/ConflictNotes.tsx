import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import { useEventSentences } from '../history/use-event-sentences.ts';
import { titleOf } from '../title-of.ts';
import type { MoveConflict } from './posting-changes.ts';
import { PostingMovesStore } from './posting-moves-store.ts';

/** The moves that were refused because their postings had changed. */
export const ConflictNotes = observer(function ConflictNotes(): JSX.Element {
  const { conflicts } = useService(PostingMovesStore);
  return (
    <>
      {conflicts.map((conflict) => (
        <ConflictNote key={conflict.id} conflict={conflict} />
      ))}
    </>
  );
});

/** Says that a posting was not moved, and what was decided meanwhile and by whom. */
function ConflictNote({ conflict }: { readonly conflict: MoveConflict }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const { closeConflict } = useService(PostingMovesStore);
  const { sentenceOf } = useEventSentences();
  const { id, decided } = conflict;
  return (
    <Conflict
      title={t('moves.conflict', { title: titleOf(t, conflict) })}
      choices={[{ label: t('moves.conflictSeen'), onChoose: () => closeConflict(id) }]}
      keepsFocus
      help={
        <>
          <p>{t(decided.length === 0 ? 'moves.conflictUnknown' : 'moves.conflictText')}</p>
          {decided.map((event) => (
            <p key={event.id}>
              {sentenceOf(event)}{' '}
              <time className="muted small" dateTime={event.at}>
                {format.relative(event.at)}
              </time>
            </p>
          ))}
        </>
      }
    />
  );
}
