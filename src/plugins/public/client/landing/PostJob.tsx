import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useNavAddress } from '#core/client/nav/nav-address.ts';
import { useNavItems } from '#core/client/nav/nav-store.ts';
import { ButtonLink, type ButtonLook } from '#core/client/ui/Button.tsx';
import { Join } from './Join.tsx';

/** The first link for employers in the navigation, such as "Post a job". The sign-up button for users who have no such link. */
export const PostJob = observer(function PostJob(look: ButtonLook): JSX.Element {
  const t = useT('public');
  const addressOf = useNavAddress();
  const item = useNavItems('public').find(({ column }) => column === 'employers');
  if (item === undefined) return <Join {...look} />;
  return (
    <ButtonLink {...look} to={addressOf(item)}>
      {t(item.label)}
    </ButtonLink>
  );
});
