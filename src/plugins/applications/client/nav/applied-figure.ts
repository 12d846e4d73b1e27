import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NavCountsStore } from './nav-counts-store.ts';

/** The number of active applications, beside the link to them. */
export const Figure = observer(function AppliedFigure(): string | null {
  const t = useT('applications');
  const { underWay } = useService(NavCountsStore);
  useEffect(() => void underWay.ensure(), [underWay]);
  const count = underWay.value;
  return count > 0 ? t('nav.underWay', { count }) : null;
});
