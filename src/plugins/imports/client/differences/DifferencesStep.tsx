import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import type { ImportCounts, ImportRun } from '../../contract/schemas.ts';
import { CountFacts } from '../CountFacts.tsx';
import { checkedCounts, writtenRows } from '../counts-of.ts';
import { useDesk } from '../desk.ts';
import { StepSection } from '../StepSection.tsx';
import { WorkProgress } from '../WorkProgress.tsx';
import { ResultTabs } from './ResultTabs.tsx';

/** The fourth step: what would change. Applying begins here. */
export const DifferencesStep = observer(function DifferencesStep(): JSX.Element | null {
  const t = useT('imports');
  const { run } = useDesk().store;
  if (run === undefined) return null;
  const isChecked = run.state === 'checked' && run.counts !== null;
  return (
    <StepSection title={t('differences.title')} phase={isChecked ? 'result' : 'work'}>
      {isChecked ? <Differences run={run} counts={run.counts} /> : <WorkProgress run={run} />}
    </StepSection>
  );
});

interface DifferencesProps {
  readonly run: ImportRun;
  readonly counts: ImportCounts;
}

const Differences = observer(function Differences({ run, counts }: DifferencesProps): JSX.Element {
  const t = useT('imports');
  const { store, show } = useDesk();
  const hidesMissing = run.mapping?.hidesMissing === true;
  const isNothing = writtenRows(counts) === 0;
  const isStopped = counts.faulty > 0 && store.faulty === 'stop';
  return (
    <>
      <CountFacts label={t('counts')} counts={checkedCounts(counts, hidesMissing)} />
      {isNothing && (
        <Note tone="leaf" title={t('nothing')}>
          {t(counts.faulty > 0 ? 'nothingButFaults' : 'nothingHelp')}
        </Note>
      )}
      {isStopped && (
        <Note tone="straw" title={t('stopped')}>
          {t('faulty.stopHelp')}
        </Note>
      )}
      {!isNothing && counts.faulty > 0 && !isStopped && <p>{t('leftOut', { count: counts.faulty })}</p>}
      <div className="row">
        {isNothing && <Button onClick={() => show(undefined)}>{t('another')}</Button>}
        {!isNothing && !isStopped && <ApplyButton counts={counts} />}
        <Button onClick={() => store.look('check')}>{t('backToCheck')}</Button>
        <Button onClick={() => store.look('columns')}>{t('backToColumns')}</Button>
      </div>
      <ResultTabs run={run} counts={counts} hidesMissing={hidesMissing} />
    </>
  );
});

const ApplyButton = observer(function ApplyButton({ counts }: { readonly counts: ImportCounts }): JSX.Element {
  const t = useT('imports');
  const { store } = useDesk();
  const rows = counts.new + counts.changed;
  return (
    <Button variant="grow" busy={store.busy === 'apply'} onClick={() => void store.apply()}>
      {rows > 0 ? t('apply', { count: rows }) : t('applyHiding', { count: counts.hidden })}
    </Button>
  );
});
