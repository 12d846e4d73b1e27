import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '../di/use-service.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import { type PartState, ProgressMark } from '../ui/progress/ProgressPart.tsx';
import { useOnline } from '../ui/use-online.ts';
import type { SaveState } from './autosaver.ts';
import { type SaveSource, SaveStatusStore } from './save-status-store.ts';
import * as styles from './SaveStatus.module.css';

// An open shape while content waits, a leaf when it is saved, a crossed shape when the save failed.
const CELLS: Readonly<Record<Exclude<SaveState, 'idle'>, PartState>> = {
  held: 'dashed',
  waiting: 'frame',
  saving: 'bud',
  saved: 'leaf',
  failed: 'crossed',
  conflict: 'crossed',
};

/**
 * Shows whether the typed content is saved. Results are announced to screen readers. Saves in progress are only shown, because screen
 * readers would announce them all the time.
 */
export const SaveStatus = observer(function SaveStatus(): JSX.Element {
  const t = useT('core');
  const { source } = useService(SaveStatusStore);
  const isOnline = useOnline();
  const state = source?.state ?? 'idle';
  const isMoving = state === 'waiting' || state === 'saving';
  const isRefused = state === 'failed' || state === 'conflict';
  return (
    <div className={styles.saveStatus} data-save-state={state}>
      {state !== 'idle' && <ProgressMark state={CELLS[state]} />}
      {isMoving && <span aria-hidden="true">{t('saving.underWay')}</span>}
      <span role="status">
        {source?.state === 'saved' && <SavedAt source={source} />}
        {state === 'held' && t('saving.held')}
        {isRefused && t('saving.failed')}
      </span>
      {/* The form saves by itself when the connection returns. */}
      {source?.state === 'failed' && isOnline && (
        <Button size="s" variant="quiet" onClick={() => void source.retry()}>
          {t('error.retry')}
        </Button>
      )}
    </div>
  );
});

const SavedAt = observer(function SavedAt({ source }: { readonly source: SaveSource }): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  return <>{source.savedAt === undefined ? t('saving.saved') : t('saving.savedAt', { time: format.time(source.savedAt.toISOString()) })}</>;
});
