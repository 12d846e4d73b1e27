import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { IdentityUser } from '#core/client/session/identity-client.ts';
import { useSettledSession } from '#core/client/session/use-settled-session.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useWayOn } from '../use-way-on.ts';
import { SignedInAs } from './SignedInAs.tsx';
import { useProviderUser } from './use-provider-user.ts';

interface SignedInOnlyProps {
  /** Renders the page for this user. `setUser` takes over newer data from the provider. */
  readonly children: (user: IdentityUser, setUser: (user: IdentityUser) => void) => ReactNode;
}

/** Content of a public page for signed-in users only. Visitors see a note and a link to sign in. */
export const SignedInOnly = observer(function SignedInOnly({ children }: SignedInOnlyProps): JSX.Element {
  const t = useT('identity');
  const { session, failure, retry } = useSettledSession();
  const provider = useProviderUser(session.status === 'signed-in');
  if (failure !== undefined) return <ErrorNote title={t('checkAuth.failed')} onRetry={retry} />;
  if (provider.failure !== undefined) return <ErrorNote title={t('checkAuth.failed')} onRetry={provider.retry} />;
  if (session.status === 'signed-out') return <SignInFirst />;
  if (provider.user === undefined) return <Skeleton />;
  return (
    <>
      {children(provider.user, provider.setUser)}
      <SignedInAs email={provider.user.email} />
    </>
  );
});

function SignInFirst(): JSX.Element {
  const t = useT('identity');
  const { keptOn } = useWayOn();
  return (
    <>
      <p className="lead">{t('signedOut.text')}</p>
      <div className="row">
        <ButtonLink variant="grow" size="l" to={keptOn(ADDRESSES.signIn)}>
          {t('signIn.submit')}
        </ButtonLink>
        <ButtonLink size="l" to={keptOn(ADDRESSES.signUp)}>
          {t('signUp.submit')}
        </ButtonLink>
      </div>
    </>
  );
}
