import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { useDesk } from './desk.ts';
import { useSentence } from './use-sentence.ts';

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
