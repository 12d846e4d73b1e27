import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient, type IdentityUser } from '#core/client/session/identity-client.ts';

const EVERY_MS = 4000;

/** Checks, while the page is visible, whether the address was confirmed in another tab or on another device. */
export function useConfirmedElsewhere(onConfirmed: (user: IdentityUser) => void): void {
  const identity = useService(IdentityClient);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      try {
        const user = await (await identity.account()).lookAgain();
        if (user?.emailVerified) onConfirmed(user);
      } catch (error) {
        console.warn('It could not be seen whether the address is confirmed', error);
      }
    };
    const onVisible = (): void => void look();
    const looking = setInterval(onVisible, EVERY_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [identity, onConfirmed]);
}
