import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NavCount } from '#core/client/nav/NavCount.tsx';
import { usePathname } from '#core/client/navigation/page-address.ts';
import { ManagedCountsStore } from '../moves/managed-counts-store.ts';

/** The number of postings that wait for a review. */
export const Badge = observer(function WaitingBadge() {
  const t = useT('jobs');
  const counts = useService(ManagedCountsStore);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation checks the age of the counts
  useEffect(() => void counts.ensure(), [counts, path]);
  const count = counts.of('pending_review');
  return <NavCount count={count} label={t('nav.waiting', { count })} isNew />;
});
