import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ManagedCountsStore } from '../moves/managed-counts-store.ts';

/** The number of postings of the user's companies. */
export const ManagedJobs = observer(function ManagedJobs(): string | null {
  const t = useT('jobs');
  const counts = useCounts();
  return counts.isKnown ? t('search.found', { count: counts.total }) : null;
});

/** The number of postings that wait for a review, if there are any. */
export const WaitingJobs = observer(function WaitingJobs(): string | null {
  const t = useT('jobs');
  const count = useCounts().of('pending_review');
  return count > 0 ? t('hub.waiting', { count }) : null;
});

/** The number of drafts, if there are any. */
export const Drafts = observer(function Drafts(): string | null {
  const t = useT('jobs');
  const count = useCounts().of('draft');
  return count > 0 ? t('hub.drafts', { count }) : null;
});

function useCounts(): ManagedCountsStore {
  const counts = useService(ManagedCountsStore);
  useEffect(() => void counts.ensure(), [counts]);
  return counts;
}
