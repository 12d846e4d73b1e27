import { type JSX, useEffect, useEffectEvent } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { IdentityClient, type IdentityUser } from '#core/client/session/identity-client.ts';
import { repeatWhileVisible } from '#core/client/session/repeat-while-visible.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { IdentityFailure } from '../IdentityFailure.tsx';
import { Arrived } from '../parts/Arrived.tsx';
import { InboxHint } from '../parts/InboxHint.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { useAfterAddress } from '../requested-page.ts';
import { SentLinks } from './sent-links.ts';
import { useSentLink } from './use-sent-link.ts';
import * as styles from '../identity.module.css';

/** Sends the link to the user's own address and waits until the link is followed, on any device. */
export function SendLink({ user }: { readonly user: IdentityUser }): JSX.Element {
  const t = useT('identity');
  const next = useAfterAddress(user);
  const address = (
    <bdi dir="ltr" className={styles.identityStrong}>
      {user.email}
    </bdi>
  );
  if (user.emailVerified) {
    return (
      <Arrived title={t('email.done')} next={next} go={t('step.next')}>
        <Slotted sentence={t('email.doneText', { email: SLOT })}>{address}</Slotted>
      </Arrived>
    );
  }
  return <Waiting user={user} address={address} next={next} />;
}

interface WaitingProps {
  readonly user: IdentityUser;
  readonly address: JSX.Element;
  /** The page that follows, now or after the confirmation. */
  readonly next: string;
}

function Waiting({ user, address, next }: WaitingProps): JSX.Element {
  const t = useT('identity');
  const { sentAt, send, busy, failure } = useSentLink(user.uid, next);
  useGoOnWhenConfirmed(user.uid, next);
  return (
    <>
      <IdentityFailure title={t('email.notSent')} failure={failure} />
      {busy && sentAt === undefined ? (
        <Skeleton />
      ) : (
        <p className="lead" role="status">
          <Slotted sentence={t(sentAt === undefined ? 'email.todoText' : 'email.sent', { email: SLOT })}>{address}</Slotted>
        </p>
      )}
      {sentAt !== undefined && <p className="soft">{t('email.wait')}</p>}
      <div className="row row--between">
        <SendAgain sentAt={sentAt ?? 0} label={t(sentAt === undefined ? 'email.send' : 'email.again')} busy={busy} onSend={send} />
        <ButtonLink variant="quiet" to={next}>
          {t('email.later')}
        </ButtonLink>
      </div>
      <InboxHint />
    </>
  );
}

const PAUSE_MS = 4000;
// For a page that stays open: about two minutes later, most users have followed the link or are elsewhere.
const QUICK_LOOKS = 30;
const LATER_PAUSE_MS = 15_000;

/** Opens the next page once the address is confirmed in another tab or on another device. Asks the provider while the page is visible. */
function useGoOnWhenConfirmed(uid: string, next: string): void {
  const t = useT('identity');
  const go = useGo();
  const identity = useService(IdentityClient);
  const links = useService(SentLinks);
  const snackbar = useService(SnackbarStore);
  const goOn = useEffectEvent(() => {
    links.forget(uid);
    snackbar.raise(t('email.done'));
    go(next, { replace: true });
  });
  useEffect(() => {
    let isHere = true;
    let looks = 0;
    const look = async (): Promise<void> => {
      looks += 1;
      try {
        const user = await (await identity.account()).lookAgain();
        // A user who has left the page meanwhile stays where they are.
        if (!isHere || !user?.emailVerified) return;
        leave();
        goOn();
      } catch (error) {
        console.warn('The check for a confirmed address failed', error);
      }
    };
    const stop = repeatWhileVisible(look, () => (looks < QUICK_LOOKS ? PAUSE_MS : LATER_PAUSE_MS));
    const leave = (): void => {
      isHere = false;
      stop();
    };
    return leave;
  }, [identity]);
}
