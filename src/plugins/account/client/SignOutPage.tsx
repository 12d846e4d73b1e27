import { type JSX, useEffect, useState } from 'react';
import { useResolve, useService } from '#core/client/di/use-service.ts';
import { dropPersonsDrafts, hasPersonsDraft } from '#core/client/forms/draft.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/use-go.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { endThisSession } from '../contract/session-endpoints.ts';
import { PushStore } from './push/push-store.ts';

/** Leaving does not hang on a provider that does not answer; milliseconds. */
const PATIENCE_MS = 5000;

/** Signs out and goes home. Whoever typed something that is not saved yet is asked first. */
export function Page(): JSX.Element {
  const [mayLeave, setMayLeave] = useState(() => !hasPersonsDraft());
  return mayLeave ? <Leaving /> : <Question onLeave={() => setMayLeave(true)} />;
}

function Question({ onLeave }: { readonly onLeave: () => void }): JSX.Element {
  const t = useT('account');
  return (
    <>
      <PageHeader title={t('signOut.question')} />
      <div className="stack read">
        <Note tone="straw" title={t('signOut.unsaved')}>
          {t('signOut.unsavedText')}
        </Note>
        <div className="row">
          <ButtonLink to={ADDRESSES.dashboard}>{t('signOut.stay')}</ButtonLink>
          <Button variant="rust" onClick={onLeave}>
            {t('signOut.discard')}
          </Button>
        </div>
      </div>
    </>
  );
}

function Leaving(): JSX.Element {
  const t = useT('account');
  const session = useService(SessionStore);
  const resolve = useResolve();
  const go = useGo();
  useEffect(() => {
    const tellServer = async (): Promise<void> => {
      // Only somebody who is signed in may tell the server that this device is theirs no longer; so the session goes last.
      await resolve(PushStore).leave();
      await resolve(ApiClient).call(endThisSession);
    };
    const leave = async (): Promise<void> => {
      // What fails was logged where it failed, and keeps nobody here.
      await Promise.race([tellServer().catch(() => undefined), new Promise((over) => setTimeout(over, PATIENCE_MS))]);
      await session.signOut();
      // Whoever sits here next finds nothing of it.
      dropPersonsDrafts();
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
