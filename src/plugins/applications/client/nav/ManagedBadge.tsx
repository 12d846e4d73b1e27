import { observer } from 'mobx-react-lite';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useCount } from '#core/client/nav/cached-count.ts';
import { NavCount } from '#core/client/nav/NavCount.tsx';
import { NavCountsStore } from './nav-counts-store.ts';

/** The number of new applicants beside "My jobs". */
export const Badge = observer(function ManagedBadge() {
  const t = useT('applications');
  const count = useCount(useService(NavCountsStore).newApplicants);
  return <NavCount count={count} label={t('nav.newApplicants', { count })} isNew />;
});
