import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Redirect } from '#core/client/navigation/go.tsx';
import { SignUpPlace } from '#core/client/ui/SignUpPlace.tsx';
import { href } from '#core/contract/route-ref.ts';
import { identityRoutes } from '../../contract/routes.ts';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { SignedInOnly } from '../parts/SignedInOnly.tsx';
import { SignUpRail } from '../parts/SignUpRail.tsx';
import { useActionLink, useHandedOn } from './action-link.ts';
import { LinkPage } from './LinkPage.tsx';
import { SendLink } from './SendLink.tsx';

/** Sends the link that confirms an address, and handles the provider's links. Another page handles the links for passwords. */
export function Page(): JSX.Element {
  const link = useActionLink();
  const elsewhere = useHandedOn(href(identityRoutes.forgotPassword));
  if (link?.mode === 'resetPassword') return <Redirect to={elsewhere} />;
  return link === undefined ? <AskPage /> : <LinkPage link={link} />;
}

function AskPage(): JSX.Element {
  const t = useT('identity');
  return (
    <IdentityFrame
      title={t('email.title')}
      above={<SignUpPlace at="email" />}
      heading={t('email.title')}
      say={t('signUp.art')}
      aside={<SignUpRail at="email" />}
    >
      <SignedInOnly>{(user) => <SendLink user={user} />}</SignedInOnly>
    </IdentityFrame>
  );
}
