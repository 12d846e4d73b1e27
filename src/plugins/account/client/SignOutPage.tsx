import { type JSX, useEffect, useState } from 'react';
import { useResolve, useService } from '#core/client/di/use-service.ts';
import { dropUserDrafts, hasUserDraft } from '#core/client/forms/draft.ts';
import { dropTabStates } from '#core/client/forms/tab-state.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { nextAddress } from '#core/client/navigation/navigator.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ViewAs } from '#core/client/session/view-as.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { endThisSession } from '../contract/endpoints.ts';
import { PushStore } from './push/push-store.ts';

/** Milliseconds after which sign-out goes on without the provider's reply. */
const PATIENCE_MS = 5000;

/** Signs the user out and opens the home page, or the page in `next`. Asks first when the user has unsaved input. */
export function Page(): JSX.Element {
  const [mayLeave, setMayLeave] = useState(() => !hasUserDraft());
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
  const { next } = useSearch();
  const [onward] = useState(() => nextAddress(next, ADDRESSES.home));
  useEffect(() => {
    const tellServer = async (): Promise<void> => {
      // The administrator signs out, not the person as whom they see the site.
      await resolve(ViewAs).close();
      // Only a signed-in user may remove this device on the server, so the session ends last.
      await resolve(PushStore).leave();
      await resolve(ApiClient).call(endThisSession);
    };
    const leave = async (): Promise<void> => {
      // Each failure is logged where it happens and does not stop the sign-out.
      await Promise.race([tellServer().catch(() => undefined), new Promise((over) => setTimeout(over, PATIENCE_MS))]);
      await session.signOut();
      // The next user of this browser must not find them.
      dropUserDrafts();
      dropTabStates();
      go(onward, { replace: true });
    };
    void leave();
  }, [session, resolve, go, onward]);
  return (
    <>
      <PageHeader title={t('signOut.title')} />
      <Skeleton />
    </>
  );
}
