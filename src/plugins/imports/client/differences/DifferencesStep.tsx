import { observer } from 'mobx-react-lite';
import { type JSX, useId, useRef, useState } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { useRovingFocus } from '#core/client/ui/use-roving-focus.ts';
import type { RowResult } from '../../contract/import-run.ts';
import type { ImportCounts, ImportRun } from '../../contract/schemas.ts';
import { CountFacts, checkedCounts, writtenRows } from '../CountFacts.tsx';
import { useDesk } from '../desk.ts';
import { WorkProgress } from '../RunStatus.tsx';
import { StepSection } from '../StepSection.tsx';
import { ResultRows } from './ResultRows.tsx';
import * as styles from '../spreadsheets.module.css';

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

interface ResultTabsProps {
  readonly run: ImportRun;
  readonly counts: ImportCounts;
  readonly hidesMissing: boolean;
}

type ResultTab = Extract<RowResult, 'new' | 'changed' | 'unchanged' | 'hidden'>;

/** The rows by their results. */
function ResultTabs({ run, counts, hidesMissing }: ResultTabsProps): JSX.Element {
  const t = useT('imports');
  const format = useFormat();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { group } = useRovingFocus(place);
  const tabs: readonly ResultTab[] = ['new', 'changed', 'unchanged', ...(hidesMissing || counts.hidden > 0 ? (['hidden'] as const) : [])];
  const [chosen, setChosen] = useState<ResultTab>();
  const shown = chosen !== undefined && tabs.includes(chosen) ? chosen : (tabs.find((tab) => counts[tab] > 0) ?? 'new');
  return (
    <div className={`stack ${styles.importsResults}`}>
      <div role="tablist" aria-label={t('differences.tabs')} className={styles.importsTabs} ref={place} {...group}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-rows`}
            // Tab reaches the shown one; the arrow keys reach the others.
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setChosen(tab)}
            onFocus={() => setChosen(tab)}
          >
            {t(`count.${tab}`)} <b className="num">{format.number(counts[tab])}</b>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the rows have no controls, so the panel itself is reached by Tab */}
      <div role="tabpanel" id={`${id}-rows`} aria-labelledby={`${id}-${shown}`} tabIndex={0}>
        <ResultRows
          key={`${run.id} ${run.version} ${shown}`}
          id={run.id}
          result={shown}
          label={t(`count.${shown}`)}
          total={counts[shown]}
        />
      </div>
    </div>
  );
}
