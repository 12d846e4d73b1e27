import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import type { ImportRun } from '#core/contract/imports/schemas.ts';
import { useT } from '../i18n/use-t.ts';
import { Note } from '../ui/Note.tsx';
import { useDesk } from './desk.ts';
import * as styles from './spreadsheets.module.css';

/** The work of the server: what it does, how far it is, and what it does before. */
export const WorkProgress = observer(function WorkProgress({ run }: { readonly run: ImportRun }): JSX.Element {
  const t = useT('core');
  const { isLost } = useDesk().store;
  const id = useId();
  const { state, progress, ahead, rows } = run;
  const done = progress?.done ?? 0;
  // A check knows its rows before its first report. How many rows a file has is known only after it is read.
  const total = progress?.total || (state === 'checking' ? rows : 0);
  const isCounted = ahead === 0 && total > 0;
  return (
    <div className={styles.importsWork}>
      <p id={id}>{t(`imports.working.${state}`)}</p>
      <progress className={styles.importsBar} aria-labelledby={id} {...(isCounted && { value: done, max: total })} />
      {isCounted && <p className="muted small num">{t('imports.progress', { done, total })}</p>}
      {!isCounted && done > 0 && <p className="muted small num">{t('imports.readRows', { count: done })}</p>}
      {ahead > 0 && <p>{t('imports.ahead', { count: ahead })}</p>}
      <p className="muted small">{t('imports.mayLeave')}</p>
      {isLost && (
        <Note tone="sky" role="status" title={t('imports.lost')}>
          {t('imports.lostHelp')}
        </Note>
      )}
    </div>
  );
});
