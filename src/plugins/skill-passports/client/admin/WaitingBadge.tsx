import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useCount } from '#core/client/nav/cached-count.ts';
import { NavCount } from '#core/client/nav/NavCount.tsx';
import { WaitingIssuersStore } from './waiting-issuers-store.ts';

/** The number of companies that wait for a decision. */
export const Badge = observer(function WaitingBadge(): JSX.Element {
  const t = useT('skill-passports');
  const count = useCount(useService(WaitingIssuersStore).count);
  return <NavCount count={count} label={t('nav.waiting', { count })} isNew />;
});
