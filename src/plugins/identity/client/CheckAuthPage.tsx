import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { SessionRecovery } from '#core/client/session/session-recovery.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { IdentityFailure } from './IdentityFailure.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import { useRequestedPage } from './requested-page.ts';

/** Every 401 leads here (specification section 8). The page recovers the session and goes back, or goes to sign-in. */
export function Page(): JSX.Element {
  const t = useT('identity');
  const { failure, tryAgain } = useRecovery();
  const isFailed = failure !== undefined;
  return (
    <IdentityFrame
      title={t('checkAuth.title')}
      heading={t('checkAuth.title')}
      {...(isFailed ? {} : { lead: t('checkAuth.lead') })}
      say={t('signIn.art')}
    >
      <IdentityFailure title={t('checkAuth.failed')} failure={failure} />
      {isFailed ? (
        <div className="row">
          <Button onClick={tryAgain}>{t('core:error.retry')}</Button>
        </div>
      ) : (
        <Skeleton />
      )}
    </IdentityFrame>
  );
}

function useRecovery(): { readonly failure: unknown; readonly tryAgain: () => void } {
  const recovery = useService(SessionRecovery);
  const go = useGo();
  const requested = useRequestedPage();
  const [tries, setTries] = useState(1);
  const [failure, setFailure] = useState<unknown>(undefined);

  // Runs once per visit and per retry. The target does not change meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isHere = true;
    const leadOn = (isSignedIn: boolean): void => {
      // If the user has left the page meanwhile, do not navigate.
      if (!isHere) return;
      if (isSignedIn) requested.go();
      else go(requested.passOn(ADDRESSES.signIn), { replace: true });
    };
    const fail = (error: unknown): void => {
      console.error('The session check failed', error);
      if (isHere) setFailure(error);
    };
    setFailure(undefined);
    recovery.recover().then(leadOn, fail);
    return () => {
      isHere = false;
    };
  }, [tries]);

  return { failure, tryAgain: () => setTries(tries + 1) };
}
