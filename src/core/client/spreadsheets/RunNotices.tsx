import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Note } from '../ui/Note.tsx';
import { useDesk } from './desk.ts';
import { useSentence } from './use-sentence.ts';

/** What happened to the import besides its steps: it is gone, it was changed elsewhere, or the last work broke off. */
export const RunNotices = observer(function RunNotices(): JSX.Element {
  const t = useT('core');
  const sentence = useSentence();
  const { notice, run } = useDesk().store;
  const failure = run?.failure ?? null;
  return (
    <>
      {notice !== undefined && (
        <Note tone="straw" role="alert" title={t(`imports.notice.${notice}`)}>
          {t(`imports.notice.${notice}Help`)}
        </Note>
      )}
      {run !== undefined && failure !== null && (
        <Note tone="rust" role="alert" title={t(run.state === 'failed' ? 'imports.notRead' : 'imports.brokeOff')}>
          {sentence(failure)}
        </Note>
      )}
      {run?.state === 'checked' && run.isCheckedAnew && (
        <Note tone="straw" role="alert" title={t('imports.checkedAnew')}>
          {t('imports.checkedAnewHelp')}
        </Note>
      )}
    </>
  );
});
