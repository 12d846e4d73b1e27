import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { UndoIcon } from '#core/client/ui/icons/icons.tsx';
import type { ImportRun } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';

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

interface UndoQuestionProps {
  /** The import to take back; absent while nothing is asked. */
  readonly run: Pick<ImportRun, 'fileName'> | undefined;
  readonly busy: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an import is taken back, because that cannot be undone itself. */
export function UndoQuestion({ run, busy, onConfirm, onClose }: UndoQuestionProps): JSX.Element {
  const t = useT('imports');
  return (
    <ConfirmDialog
      open={run !== undefined}
      title={t('undo.title', { name: run?.fileName ?? '' })}
      action={t('undo.action')}
      busy={busy}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      <p>{t('undo.help')}</p>
    </ConfirmDialog>
  );
}

/**
 * Whether an instant is still to come. Follows the clock.
 *
 * @param instant ISO 8601, at most some days ahead
 */
export function useIsBefore(instant: string | null): boolean {
  const time = instant === null ? 0 : Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = time - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [time]);
  return now < time;
}
