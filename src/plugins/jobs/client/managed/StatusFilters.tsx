import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { href } from '#core/contract/route-ref.ts';
import { JOB_STATUSES, type JobStatus } from '../../contract/life-cycle.ts';
import { jobRoutes } from '../../contract/routes.ts';
import type { PostingSide } from '../moves/posting-actions.ts';
import { ManagedCountsStore } from './managed-counts-store.ts';
import type { ShownFilters } from './managed-filters.ts';

interface StatusFiltersProps {
  readonly shown: ShownFilters;
  readonly side: PostingSide;
}

/** The states as a row of links with their numbers. States without postings are left out. */
export const StatusFilters = observer(function StatusFilters({ shown, side }: StatusFiltersProps): JSX.Element | null {
  const t = useT('jobs');
  const counts = useService(ManagedCountsStore);
  const { status: chosen, reported, ...others } = shown;
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
  const addressOf = (status?: JobStatus): string => href(jobRoutes.managed, {}, { ...others, ...(status && { status }) });
  return (
    <nav ref={row} className="states" aria-label={t('managed.states')}>
      <State
        to={addressOf()}
        name={t('managed.all')}
        count={counts.total}
        isChosen={chosen === undefined && reported === undefined}
        isKnown={isKnown}
      />
      {(counts.reported > 0 || reported !== undefined) && (
        <State
          to={href(jobRoutes.managed, {}, { ...others, reported: 'true' })}
          name={t('reports.filter')}
          count={counts.reported}
          isChosen={reported !== undefined}
          isKnown={isKnown}
        />
      )}
      {states.map((status) => (
        <State
          key={status}
          to={addressOf(status)}
          name={t(`status.${status}`)}
          count={counts.of(status)}
          isChosen={status === chosen}
          isKnown={isKnown}
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

interface StateProps {
  readonly to: string;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isKnown: boolean;
}

function State({ to, name, count, isChosen, isKnown }: StateProps): JSX.Element {
  const format = useFormat();
  return (
    <Link to={to} className="states__one" aria-current={isChosen ? 'page' : undefined}>
      {name} <span className="states__count">{isKnown ? format.number(count) : '…'}</span>
    </Link>
  );
}
