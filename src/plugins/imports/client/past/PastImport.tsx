import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import { getImport } from '../../contract/endpoints.ts';
import type { ImportState, ListedImport } from '../../contract/import-run.ts';
import { CountFacts, countsOfRun } from '../CountFacts.tsx';
import { useDesk } from '../desk.ts';
import { UndoQuestion, useIsBefore } from '../done/UndoImport.tsx';
import { isUnfinished } from '../run-steps.ts';
import { DeleteImport } from './DeleteImport.tsx';
import * as styles from '../spreadsheets.module.css';

const TONES: Readonly<Record<ImportState, StatusTone>> = {
  reading: 'info',
  mapping: 'wait',
  checking: 'info',
  checked: 'wait',
  applying: 'info',
  applied: 'live',
  undoing: 'info',
  undone: 'off',
  failed: 'bad',
};

interface PastImportProps {
  readonly run: ListedImport;
  /** Called when the import no longer exists. */
  readonly onDeleted: () => void;
}

/** One import in the list: its file, who made it and when, its state and its counts. */
export const PastImport = observer(function PastImport({ run, onDeleted }: PastImportProps): JSX.Element {
  const t = useT('imports');
  const format = useFormat();
  const { fileName, state, by, isOperators, createdAt } = run;
  const counts = countsOfRun(run);
  return (
    <li className={`${styles.importsLine} ${styles.importsLinePast}`}>
      <div className="grow">
        <p>
          <bdi className={styles.importsName}>{fileName}</bdi> <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>
        </p>
        <p className="muted small">
          <FactLine facts={[format.dateTime(createdAt), by ?? t(isOperators ? 'past.operator' : 'past.deleted')]} />
        </p>
        {counts.length > 0 && <CountFacts small label={t('counts')} counts={counts} />}
      </div>
      {run.isOwn && <Actions run={run} onDeleted={onDeleted} />}
    </li>
  );
});

const Actions = observer(function Actions({ run, onDeleted }: PastImportProps): JSX.Element {
  const t = useT('imports');
  const { store } = useDesk();
  const open = useOpening(run, onDeleted);
  const name = run.fileName;
  const isShown = store.run?.id === run.id;
  return (
    <div className="row">
      {!isShown && isUnfinished(run) && (
        <Button size="s" onClick={() => void open()} aria-label={t('past.continueNamed', { name })}>
          {t('past.continue')}
        </Button>
      )}
      {!isShown && (run.state === 'applied' || run.state === 'undone') && (
        <Button size="s" variant="quiet" onClick={() => void open()} aria-label={t('past.showNamed', { name })}>
          {t('past.show')}
        </Button>
      )}
      {!isShown && run.state === 'applied' && <PastUndo run={run} open={open} />}
      {!isShown && run.state !== 'undoing' && <DeleteImport run={run} onDeleted={onDeleted} />}
    </div>
  );
});

/** Returns a function that shows the import, and resolves to whether it does. The client shows the reason of a failure. */
function useOpening({ id }: ListedImport, onDeleted: () => void): () => Promise<boolean> {
  const api = useService(ApiClient);
  const { show } = useDesk();
  return async () => {
    try {
      show(await api.call(getImport, { params: { id } }));
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) onDeleted();
      return false;
    }
  };
}

interface PastUndoProps {
  readonly run: ListedImport;
  /** Shows the import. Resolves to whether it does. */
  readonly open: () => Promise<boolean>;
}

/** Takes an import of the list back. It then is the one on screen. */
const PastUndo = observer(function PastUndo({ run, open }: PastUndoProps): JSX.Element | null {
  const t = useT('imports');
  const { store } = useDesk();
  const [isAsked, setAsked] = useState(false);
  if (!useIsBefore(run.undoUntil)) return null;
  return (
    <>
      <Button size="s" onClick={() => setAsked(true)} aria-label={t('undo.named', { name: run.fileName })}>
        {t('undo.action')}
      </Button>
      <UndoQuestion
        run={isAsked ? run : undefined}
        busy={store.busy === 'undo'}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          if (await open()) await store.undo();
          setAsked(false);
        }}
      />
    </>
  );
});
