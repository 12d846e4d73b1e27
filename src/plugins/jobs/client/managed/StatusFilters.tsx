import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PillLink } from '#core/client/ui/PillLink.tsx';
import { href } from '#core/contract/route-ref.ts';
import { JOB_STATUSES, type JobStatus } from '../../contract/life-cycle.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ManagedCountsStore } from '../moves/managed-counts-store.ts';
import type { PostingSide } from '../moves/posting-actions.ts';
import type { ManagedValues } from './managed-list.ts';
import * as styles from './managed.module.css';

interface StatusFiltersProps {
  readonly shown: ManagedValues;
  readonly side: PostingSide;
}

/** The states as a row of links with their numbers. States without postings are left out. */
export const StatusFilters = observer(function StatusFilters({ shown, side }: StatusFiltersProps): JSX.Element | null {
  const t = useT('jobs');
  const format = useFormat();
  const counts = useService(ManagedCountsStore);
  const { status: chosen, reported, lacks: _lacks, import: _run, ...others } = shown;
  const row = useRef<HTMLElement>(null);
  const { isKnown } = counts;
  // On phones the row is longer than the screen. Its other states appear with their numbers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the chosen state depends on these
  useEffect(() => {
    const { current } = row;
    if (current === null || current.scrollWidth <= current.clientWidth) return;
    current.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [chosen, isKnown]);
  if (counts.hasFailed && !counts.isKnown) return <ErrorNote title={t('managed.countsFailed')} onRetry={() => void counts.load()} />;
  const states = inOrder(side).filter((status) => status === chosen || counts.of(status) > 0);
  const numberOf = (count: number): string => (isKnown ? format.number(count) : '…');
  const addressOf = (status?: JobStatus): string => href(jobRoutes.managed, {}, { ...others, ...(status && { status }) });
  return (
    <nav ref={row} className={`pill-links ${styles.states}`} aria-label={t('managed.states')}>
      <PillLink
        to={addressOf()}
        name={t('managed.all')}
        count={numberOf(counts.total)}
        isShown={chosen === undefined && reported === undefined}
      />
      {(counts.reported > 0 || reported !== undefined) && (
        <PillLink
          to={href(jobRoutes.managed, {}, { ...others, reported: 'true' })}
          name={t('reports.filter')}
          count={numberOf(counts.reported)}
          isShown={reported !== undefined}
        />
      )}
      {states.map((status) => (
        <PillLink
          key={status}
          to={addressOf(status)}
          name={t(`status.${status}`)}
          count={numberOf(counts.of(status))}
          isShown={status === chosen}
        />
      ))}
    </nav>
  );
});

/** Administrators see first what waits for them. */
function inOrder(side: PostingSide): readonly JobStatus[] {
  if (side === 'member') return JOB_STATUSES;
  return ['pending_review', ...JOB_STATUSES.filter((status) => status !== 'pending_review')];
}
