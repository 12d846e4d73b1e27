import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import type { ImportRun } from '#core/contract/imports/schemas.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/Button.tsx';
import { UndoIcon } from '../../ui/icons/icons.tsx';
import { useDesk } from '../desk.ts';
import { UndoQuestion } from './UndoQuestion.tsx';
import { useIsBefore } from './use-is-before.ts';

/** Takes the import on screen back, as long as that is possible. */
export const UndoImport = observer(function UndoImport({ run }: { readonly run: ImportRun }): JSX.Element | null {
  const t = useT('core');
  const format = useFormat();
  const { store } = useDesk();
  const [isAsked, setAsked] = useState(false);
  const isPossible = useIsBefore(run.undoUntil);
  if (run.undoUntil === null || !isPossible) return null;
  return (
    <div className="stack">
      <p>{t('imports.undo.until', { time: format.dateTime(run.undoUntil) })}</p>
      <Button busy={store.busy === 'undo'} onClick={() => setAsked(true)}>
        <UndoIcon className="icon--s" />
        {t('imports.undo.action')}
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
