import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import { MASTER_ACCESS } from '../../contract/master-access.ts';
import { masterRoutes } from '../../contract/routes.ts';

/** The link to the permissions for all kinds, for full administrators only. */
export const AllAccessLink = observer(function AllAccessLink(): JSX.Element | null {
  const t = useT('admin-masters');
  const session = useService(SessionStore);
  if (!session.may(MASTER_ACCESS, 'update')) return null;
  return <ButtonLink to={href(masterRoutes.entities, {}, { view: 'access' })}>{t('access.overview.title')}</ButtonLink>;
});
