import type { JSX } from 'react';
import { Redirect } from '#core/client/navigation/go.tsx';
import { href } from '#core/contract/route-ref.ts';
import { identityRoutes } from '../../contract/routes.ts';
import { useActionLink, useHandedOn } from '../email/action-link.ts';
import { AskPage } from './AskPage.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';

// Links that the other page handles. A link that neither page knows stays here.
const OF_ADDRESSES: readonly (string | undefined)[] = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'];

/** Sends the link that sets a new password, and handles that link. */
export function Page(): JSX.Element {
  const link = useActionLink();
  const elsewhere = useHandedOn(href(identityRoutes.verifyEmail));
  if (link === undefined) return <AskPage />;
  if (OF_ADDRESSES.includes(link.mode)) return <Redirect to={elsewhere} />;
  return <NewPasswordPage link={link} />;
}
