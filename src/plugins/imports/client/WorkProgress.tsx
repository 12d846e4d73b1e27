import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { ImportRun } from '../contract/schemas.ts';
import { useDesk } from './desk.ts';
import * as styles from './spreadsheets.module.css';

/** The work of the server: what it does, how far it is, and what it does before. */
export const WorkProgress = observer(function WorkProgress({ run }: { readonly run: ImportRun }): JSX.Element {
  const t = useT('imports');
  const { isLost } = useDesk().store;
  const id = useId();
  const { state, progress, ahead, rows } = run;
  const done = progress?.done ?? 0;
  // A check knows its rows before its first report. How many rows a file has is known only after it is read.
  const total = progress?.total || (state === 'checking' ? rows : 0);
  const isCounted = ahead === 0 && total > 0;
  return (
    <div className={styles.importsWork}>
      <p id={id}>{t(`working.${state}`)}</p>
      <progress className={styles.importsBar} aria-labelledby={id} {...(isCounted && { value: done, max: total })} />
      {isCounted && <p className="muted small num">{t('progress', { done, total })}</p>}
      {!isCounted && done > 0 && <p className="muted small num">{t('readRows', { count: done })}</p>}
      {ahead > 0 && <p>{t('ahead', { count: ahead })}</p>}
      <p className="muted small">{t('mayLeave')}</p>
      {isLost && (
        <Note tone="sky" role="status" title={t('lost')}>
          {t('lostHelp')}
        </Note>
      )}
    </div>
  );
});
