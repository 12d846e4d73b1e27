import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/router/use-go.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { IdentityFrame } from './IdentityFrame.tsx';
import { useWayOn } from './use-way-on.ts';

/** Where every 401 leads (specification section 8): recovers the session and goes back, or goes to sign-in. */
export function Page(): JSX.Element {
  const t = useT('identity');
  const session = useService(SessionStore);
  const go = useGo();
  const wayOn = useWayOn();
  const [isFailed, setFailed] = useState(false);

  const check = async (): Promise<void> => {
    setFailed(false);
    try {
      if (await session.recover()) wayOn.go();
      else go(wayOn.keptOn(ADDRESSES.signIn), { replace: true });
    } catch (error) {
      console.error('The session could not be checked', error);
      setFailed(true);
    }
  };

  // Once for each visit; `check` is a new function on every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void check(), []);

  return (
    <IdentityFrame
      title={t('checkAuth.title')}
      heading={t('checkAuth.title')}
      {...(isFailed ? {} : { lead: t('checkAuth.lead') })}
      say={t('signIn.art')}
    >
      {isFailed ? <ErrorNote title={t('checkAuth.failed')} onRetry={() => void check()} /> : <Skeleton />}
    </IdentityFrame>
  );
}
