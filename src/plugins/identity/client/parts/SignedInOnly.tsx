import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { IdentityClient, type IdentityUser } from '#core/client/session/identity-client.ts';
import { useReadySession } from '#core/client/session/use-ready-session.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useRequestedPage } from '../requested-page.ts';
import * as styles from '../identity.module.css';

interface SignedInOnlyProps {
  /** Renders the page for this user. */
  readonly children: (user: IdentityUser) => ReactNode;
}

/** Content of a public page for signed-in users only. Visitors see a note and a link to sign in. */
export const SignedInOnly = observer(function SignedInOnly({ children }: SignedInOnlyProps): JSX.Element {
  const t = useT('identity');
  const { session, failure, retry } = useReadySession();
  const provider = useProviderUser(session.status === 'signed-in');
  if (failure !== undefined) return <ErrorNote title={t('checkAuth.failed')} onRetry={retry} />;
  if (provider.failure !== undefined) return <ErrorNote title={t('checkAuth.failed')} onRetry={provider.retry} />;
  if (session.status === 'signed-out') return <SignInFirst />;
  if (provider.user === undefined) return <Skeleton />;
  return (
    <>
      {children(provider.user)}
      <SignedInAs email={provider.user.email} />
    </>
  );
});

function SignInFirst(): JSX.Element {
  const t = useT('identity');
  const { passOn } = useRequestedPage();
  return (
    <>
      <p className="lead">{t('signedOut.text')}</p>
      <div className="row">
        <ButtonLink variant="grow" size="l" to={passOn(ADDRESSES.signIn)}>
          {t('signIn.submit')}
        </ButtonLink>
        <ButtonLink size="l" to={passOn(ADDRESSES.signUp)}>
          {t('signUp.submit')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The account that this page is about, with a link to sign out. */
function SignedInAs({ email }: { readonly email: string }): JSX.Element {
  const t = useT('identity');
  return (
    <p className={`${styles.identityAs} muted small`}>
      <span>
        <Slotted sentence={t('signedInAs', { email: SLOT })}>
          <bdi dir="ltr">{email}</bdi>
        </Slotted>
      </span>
      <Link className="link" to={ADDRESSES.signOut}>
        {t('core:layout.signOut')}
      </Link>
    </p>
  );
}

/** The signed-in user's data at the provider. */
interface ProviderUser {
  readonly user: IdentityUser | undefined;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** Loads the user from the provider once a user is signed in. */
function useProviderUser(isSignedIn: boolean): ProviderUser {
  const identity = useService(IdentityClient);
  const [user, setUser] = useState<IdentityUser>();
  const [failure, setFailure] = useState<unknown>(undefined);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is another try
  useEffect(() => {
    setFailure(undefined);
    if (isSignedIn) identity.currentUser().then(setUser, setFailure);
    else setUser(undefined);
  }, [identity, isSignedIn, round]);
  return { user, failure, retry: () => setRound(round + 1) };
}
