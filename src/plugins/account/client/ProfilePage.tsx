import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { Redirect } from '#core/client/navigation/go.tsx';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { href } from '#core/contract/route-ref.ts';
import { roleProfiles } from '../contract/role-places.ts';
import { accountRoutes } from '../contract/routes.ts';

/** Opens the profile of the user's role. A user without a profile page sees the account page. */
export const Page = observer(function ProfilePage(): JSX.Element {
  const { role } = useService(SessionStore);
  const place = useContributions(roleProfiles).find(({ thing }) => thing.value.role === role);
  return <Redirect to={href(place?.thing.value.to ?? accountRoutes.account)} />;
});
