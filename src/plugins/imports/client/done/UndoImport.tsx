import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { UndoIcon } from '#core/client/ui/icons/icons.tsx';
import type { ImportRun } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';
import { UndoQuestion } from './UndoQuestion.tsx';
import { useIsBefore } from './use-is-before.ts';

/** Takes the import on screen back, as long as that is possible. */
export const UndoImport = observer(function UndoImport({ run }: { readonly run: ImportRun }): JSX.Element | null {
  const t = useT('imports');
  const format = useFormat();
  const { store } = useDesk();
  const [isAsked, setAsked] = useState(false);
  const isPossible = useIsBefore(run.undoUntil);
  if (run.undoUntil === null || !isPossible) return null;
  return (
    <div className="stack">
      <p>{t('undo.until', { time: format.dateTime(run.undoUntil) })}</p>
      <Button busy={store.busy === 'undo'} onClick={() => setAsked(true)}>
        <UndoIcon className="icon--s" />
        {t('undo.action')}
      </Button>
      <UndoQuestion
        run={isAsked ? run : undefined}
        busy={store.busy === 'undo'}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          await store.undo();
          setAsked(false);
        }}
      />
    </div>
  );
});
