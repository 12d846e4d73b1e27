import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/router/use-go.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';

/** Signs out and goes home; nothing else to decide. */
export function Page(): JSX.Element {
  const t = useT('account');
  const session = useService(SessionStore);
  const go = useGo();
  useEffect(() => {
    void session.signOut().then(() => go(ADDRESSES.home, { replace: true }));
  }, [session, go]);
  return (
    <>
      <PageHeader title={t('signOut.title')} />
      <Skeleton />
    </>
  );
}
