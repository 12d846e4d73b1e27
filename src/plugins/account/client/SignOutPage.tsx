import { type JSX, useEffect } from 'react';
import { useResolve, useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/router/use-go.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { PushStore } from './push/push-store.ts';

/** Leaving does not hang on a provider that does not answer; milliseconds. */
const PATIENCE_MS = 5000;

/** Ends push messages on this device, signs out and goes home; nothing else to decide. */
export function Page(): JSX.Element {
  const t = useT('account');
  const session = useService(SessionStore);
  const resolve = useResolve();
  const go = useGo();
  useEffect(() => {
    const leave = async (): Promise<void> => {
      // Only somebody who is signed in may tell the server that this device is theirs no longer.
      await Promise.race([resolve(PushStore).leave(), new Promise((over) => setTimeout(over, PATIENCE_MS))]);
      await session.signOut();
      go(ADDRESSES.home, { replace: true });
    };
    void leave();
  }, [session, resolve, go]);
  return (
    <>
      <PageHeader title={t('signOut.title')} />
      <Skeleton />
    </>
  );
}
