import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import { HandlingStore } from './handling-store.ts';
import type { HandlingConflict } from './made-change.ts';
import { useHistorySentences } from './use-history-sentences.ts';
import * as styles from './handling.module.css';

/** The conflicts of one item, or of all items except this one. */
export const ConflictNotes = observer(function ConflictNotes({
  of,
  except,
}: {
  readonly of?: string;
  readonly except?: string;
}): JSX.Element {
  const { conflicts } = useService(HandlingStore);
  return (
    <>
      {conflicts
        .filter(({ id }) => (of === undefined ? id !== except : id === of))
        .map((conflict) => (
          <ConflictNote key={conflict.id} conflict={conflict} />
        ))}
    </>
  );
});

/** Says that a change was not saved, and what was decided meanwhile and by whom. */
function ConflictNote({ conflict: { id, number, decided } }: { readonly conflict: HandlingConflict }): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const { closeConflict } = useService(HandlingStore);
  const sentencesOf = useHistorySentences();
  return (
    <Conflict
      title={t('handling.conflict', { number })}
      choices={[{ label: t('handling.conflictSeen'), onChoose: () => closeConflict(id) }]}
      keepsFocus
      help={
        <>
          <p>{t(decided.length === 0 ? 'handling.conflictUnknown' : 'handling.conflictText')}</p>
          <ul className={styles.handlingDecided}>
            {decided.map((entry) => (
              <li key={entry.id}>
                <bdi>{sentencesOf(entry).join(' ')}</bdi>{' '}
                <time className="muted small" dateTime={entry.at}>
                  {format.relative(entry.at)}
                </time>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
