import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { Redirect } from '#core/client/navigation/go.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardRoutes } from '../contract/routes.ts';

/** Opens the dashboard of the user's role. A user without a role chooses one first. */
export const Page = observer(function OwnDashboardPage(): JSX.Element {
  const { role } = useService(SessionStore);
  return <Redirect to={role ? dashboardOf(role) : ADDRESSES.chooseRole} />;
});

function dashboardOf(role: Role): string {
  return href(dashboardRoutes[role]);
}
