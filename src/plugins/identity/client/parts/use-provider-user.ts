import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient, type IdentityUser } from '#core/client/session/identity-client.ts';

/** The signed-in user's data at the provider. */
export interface ProviderUser {
  readonly user: IdentityUser | undefined;
  readonly setUser: (user: IdentityUser) => void;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** Loads the user from the provider once a user is signed in. */
export function useProviderUser(isSignedIn: boolean): ProviderUser {
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
  return { user, setUser, failure, retry: () => setRound(round + 1) };
}
