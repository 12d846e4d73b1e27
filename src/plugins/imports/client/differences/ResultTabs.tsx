import { type JSX, useId, useRef, useState } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useRovingFocus } from '#core/client/ui/use-roving-focus.ts';
import type { RowResult } from '../../contract/import-run.ts';
import type { ImportCounts, ImportRun } from '../../contract/schemas.ts';
import { ResultRows } from './ResultRows.tsx';
import * as styles from '../spreadsheets.module.css';

interface ResultTabsProps {
  readonly run: ImportRun;
  readonly counts: ImportCounts;
  readonly hidesMissing: boolean;
}

type ResultTab = Extract<RowResult, 'new' | 'changed' | 'unchanged' | 'hidden'>;

/** The rows by their results. */
export function ResultTabs({ run, counts, hidesMissing }: ResultTabsProps): JSX.Element {
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
