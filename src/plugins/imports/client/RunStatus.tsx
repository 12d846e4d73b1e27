import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { ImportRun } from '../contract/schemas.ts';
import { useDesk, useSentence } from './desk.ts';
import { isWorking } from './run-steps.ts';
import * as styles from './spreadsheets.module.css';

/** What happened to the import besides its steps: it is gone, it was changed elsewhere, or the last work broke off. */
export const RunNotices = observer(function RunNotices(): JSX.Element {
  const t = useT('imports');
  const sentence = useSentence();
  const { notice, run } = useDesk().store;
  const failure = run?.failure ?? null;
  return (
    <>
      {notice !== undefined && (
        <Note tone="straw" role="alert" title={t(`notice.${notice}`)}>
          {t(`notice.${notice}Help`)}
        </Note>
      )}
      {run !== undefined && failure !== null && (
        <Note tone="rust" role="alert" title={t(run.state === 'failed' ? 'notRead' : 'brokeOff')}>
          {sentence(failure)}
        </Note>
      )}
      {run?.state === 'checked' && run.isCheckedAnew && (
        <Note tone="straw" role="alert" title={t('checkedAnew')}>
          {t('checkedAnewHelp')}
        </Note>
      )}
    </>
  );
});

/** Tells screen readers each quarter of the work, and its result. */
export const Announcer = observer(function Announcer(): JSX.Element {
  const { run } = useDesk().store;
  return (
    <p className="vh" role="status">
      {run !== undefined && <Words run={run} />}
    </p>
  );
});

function Words({ run }: { readonly run: ImportRun }): JSX.Element {
  const t = useT('imports');
  const { state, progress, counts } = run;
  if (!isWorking(run)) return <>{t(`result.${state}`, { faulty: counts?.faulty ?? 0 })}</>;
  const share = progress === null || progress.total === 0 ? 0 : Math.floor((progress.done / progress.total) * 4) * 25;
  return <>{share === 0 ? t(`working.${state}`) : t('share', { share })}</>;
}

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
