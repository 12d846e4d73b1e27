import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityClient, type IdentityUser } from '#core/client/session/identity-client.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { IdentityFailure } from '../IdentityFailure.tsx';
import { Arrived } from '../parts/Arrived.tsx';
import { InboxHint } from '../parts/InboxHint.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { useOnward } from '../requested-page.ts';
import { useSentLink } from './use-sent-link.ts';
import * as styles from '../identity.module.css';

interface SendLinkProps {
  readonly user: IdentityUser;
  /** Receives the provider's new data of the user. */
  readonly onNews: (user: IdentityUser) => void;
}

/** Sends the link to the user's own address and waits until the link is followed, on any device. */
export function SendLink({ user, onNews }: SendLinkProps): JSX.Element {
  const t = useT('identity');
  const onward = useOnward();
  const address = (
    <bdi dir="ltr" className={styles.identityStrong}>
      {user.email}
    </bdi>
  );
  if (user.emailVerified) {
    return (
      <Arrived title={t('email.done')} next={onward} go={t('step.next')}>
        <Slotted sentence={t('email.doneText', { email: SLOT })}>{address}</Slotted>
      </Arrived>
    );
  }
  return <Waiting user={user} address={address} onward={onward} onNews={onNews} />;
}

function Waiting({
  user,
  address,
  onward,
  onNews,
}: SendLinkProps & { readonly address: JSX.Element; readonly onward: string }): JSX.Element {
  const t = useT('identity');
  const { sentAt, send, busy, failure } = useSentLink(user.uid, onward);
  useConfirmedElsewhere(onNews);
  return (
    <>
      <IdentityFailure title={t('email.notSent')} failure={failure} />
      {sentAt === undefined ? (
        busy && <Skeleton />
      ) : (
        <>
          <p className="lead" role="status">
            <Slotted sentence={t('email.sent', { email: SLOT })}>{address}</Slotted>
          </p>
          <p className="soft">{t('email.wait')}</p>
        </>
      )}
      <div className="row row--between">
        <SendAgain sentAt={sentAt ?? 0} label={t(sentAt === undefined ? 'email.send' : 'email.again')} busy={busy} onSend={send} />
        <ButtonLink variant="quiet" to={onward}>
          {t('email.later')}
        </ButtonLink>
      </div>
      <InboxHint />
    </>
  );
}

const EVERY_MS = 4000;

/** Checks, while the page is visible, whether the address was confirmed in another tab or on another device. */
function useConfirmedElsewhere(onConfirmed: (user: IdentityUser) => void): void {
  const identity = useService(IdentityClient);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      try {
        const user = await (await identity.account()).lookAgain();
        if (user?.emailVerified) onConfirmed(user);
      } catch (error) {
        console.warn('The check for a confirmed address failed', error);
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
