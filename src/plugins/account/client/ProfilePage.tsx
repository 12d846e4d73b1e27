import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { Redirect } from '#core/client/navigation/go.tsx';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { href } from '#core/contract/route-ref.ts';
import { rolePlaces } from '../contract/role-places.ts';
import { accountRoutes } from '../contract/routes.ts';

/** Opens the profile of the user's role. A user without a profile page sees the account page. */
export const Page = observer(function ProfilePage(): JSX.Element {
  const { role } = useService(SessionStore);
  const [profile] = useContributions(rolePlaces).flatMap(({ thing: { value } }) => (value.role === role ? (value.profile ?? []) : []));
  return <Redirect to={href(profile ?? accountRoutes.account)} />;
});
