import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient, type IdentityUser } from '#core/client/session/identity-client.ts';

/** The signed-in user as the provider knows them. */
export interface ProviderUser {
  readonly user: IdentityUser | undefined;
  readonly setUser: (user: IdentityUser) => void;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** Asks the provider who is signed in, as soon as it is known that somebody is. */
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
