import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import type { ImportCounts, ImportRun } from '#core/contract/imports/schemas.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { CountFacts } from '../CountFacts.tsx';
import { checkedCounts, writtenRows } from '../counts-of.ts';
import { useDesk } from '../desk.ts';
import { StepSection } from '../StepSection.tsx';
import { WorkProgress } from '../WorkProgress.tsx';
import { ResultTabs } from './ResultTabs.tsx';

/** The fourth step: what would change. Applying begins here. */
export const DifferencesStep = observer(function DifferencesStep(): JSX.Element | null {
  const t = useT('core');
  const { run } = useDesk().store;
  if (run === undefined) return null;
  const isChecked = run.state === 'checked' && run.counts !== null;
  return (
    <StepSection title={t('imports.differences.title')} phase={isChecked ? 'result' : 'work'}>
      {isChecked ? <Differences run={run} counts={run.counts} /> : <WorkProgress run={run} />}
    </StepSection>
  );
});

interface DifferencesProps {
  readonly run: ImportRun;
  readonly counts: ImportCounts;
}

const Differences = observer(function Differences({ run, counts }: DifferencesProps): JSX.Element {
  const t = useT('core');
  const { store, show } = useDesk();
  const hidesMissing = run.mapping?.hidesMissing === true;
  const isNothing = writtenRows(counts) === 0;
  const isStopped = counts.faulty > 0 && store.faulty === 'stop';
  return (
    <>
      <CountFacts label={t('imports.counts')} counts={checkedCounts(counts, hidesMissing)} />
      {isNothing && (
        <Note tone="leaf" title={t('imports.nothing')}>
          {t(counts.faulty > 0 ? 'imports.nothingButFaults' : 'imports.nothingHelp')}
        </Note>
      )}
      {isStopped && (
        <Note tone="straw" title={t('imports.stopped')}>
          {t('imports.faulty.stopHelp')}
        </Note>
      )}
      {!isNothing && counts.faulty > 0 && !isStopped && <p>{t('imports.leftOut', { count: counts.faulty })}</p>}
      <div className="row">
        {isNothing && <Button onClick={() => show(undefined)}>{t('imports.another')}</Button>}
        {!isNothing && !isStopped && <ApplyButton counts={counts} />}
        <Button onClick={() => store.look('check')}>{t('imports.backToCheck')}</Button>
        <Button onClick={() => store.look('columns')}>{t('imports.backToColumns')}</Button>
      </div>
      <ResultTabs run={run} counts={counts} hidesMissing={hidesMissing} />
    </>
  );
});

const ApplyButton = observer(function ApplyButton({ counts }: { readonly counts: ImportCounts }): JSX.Element {
  const t = useT('core');
  const { store } = useDesk();
  const rows = counts.new + counts.changed;
  return (
    <Button variant="grow" busy={store.busy === 'apply'} onClick={() => void store.apply()}>
      {rows > 0 ? t('imports.apply', { count: rows }) : t('imports.applyHiding', { count: counts.hidden })}
    </Button>
  );
});
