import { observer } from 'mobx-react-lite';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useCount } from '#core/client/nav/cached-count.ts';
import { NavCount } from '#core/client/nav/NavCount.tsx';
import { NavCountsStore } from './nav-counts-store.ts';

/** The number of active applications beside "Applied jobs". */
export const Badge = observer(function AppliedBadge() {
  const t = useT('applications');
  const count = useCount(useService(NavCountsStore).underWay);
  return <NavCount count={count} label={t('nav.underWay', { count })} />;
});
