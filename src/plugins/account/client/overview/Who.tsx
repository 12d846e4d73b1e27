import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { OwnPhoto } from '#core/client/files/OwnPhoto.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { IdentityClient, type IdentityUser } from '#core/client/session/identity-client.ts';
import { PersonAvatar } from '#core/client/ui/Avatars.tsx';
import { PhoneText } from '#core/client/ui/phone/PhoneText.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { Me } from '#core/contract/me-schema.ts';
import { NameForm } from './NameForm.tsx';
import * as styles from './who.module.css';

/** The account's owner: the data from the provider, and the role on this site. */
export const Who = observer(function Who({ me }: { readonly me: Me }): JSX.Element {
  const titleId = useId();
  const identity = useService(IdentityClient);
  const { resource } = useResource(() => identity.currentUser(), me.email);
  return (
    <section className={styles.who} aria-labelledby={titleId}>
      <NameHead me={me} titleId={titleId} />
      <dl className={styles.whoFacts}>
        <EmailRow email={me.email} user={resource.value} />
        <PhoneRow user={resource.value} />
      </dl>
    </section>
  );
});

function EmailRow({ email, user }: { readonly email: string; readonly user: IdentityUser | undefined }): JSX.Element {
  const t = useT('account');
  return (
    <div className={styles.whoRow}>
      <dt>{t('who.email')}</dt>
      <dd>
        <bdi dir="ltr">{email}</bdi>
        {user?.emailVerified === true && <StatusBadge tone="live">{t('who.confirmed')}</StatusBadge>}
        {user?.emailVerified === false && <StatusBadge tone="wait">{t('who.notConfirmed')}</StatusBadge>}
      </dd>
      {user?.emailVerified === false && (
        <dd>
          <Link className="link" to={ADDRESSES.verifyEmail}>
            {t('who.confirmEmail')}
          </Link>
        </dd>
      )}
    </div>
  );
}

/** Shown only for a confirmed number. The provider does not report unconfirmed numbers. */
function PhoneRow({ user }: { readonly user: IdentityUser | undefined }): JSX.Element | null {
  const t = useT('account');
  if (user?.phone === undefined) return null;
  return (
    <div className={styles.whoRow}>
      <dt>{t('who.phone')}</dt>
      <dd>
        <PhoneText phone={user.phone} />
        <StatusBadge tone="live">{t('who.confirmed')}</StatusBadge>
      </dd>
    </div>
  );
}

/** The user's avatar, name and role. A button opens the form that changes the name. */
function NameHead({ me, titleId }: { readonly me: Me; readonly titleId: string }): JSX.Element {
  const t = useT('account');
  const [isChanging, setChanging] = useState(false);
  const change = useFocusAfter(isChanging);
  return (
    <div className={styles.whoHead} data-who>
      <PersonAvatar name={me.name} size="l">
        <OwnPhoto />
      </PersonAvatar>
      <div className={styles.whoName}>
        <h2 id={titleId}>
          <bdi>{me.name}</bdi>
        </h2>
        <p className="muted">{me.role === null ? t('account.noRole') : t(`core:role.${me.role}`)}</p>
      </div>
      {isChanging ? (
        <div className={styles.whoForm} data-name>
          <NameForm name={me.name} onClose={() => setChanging(false)} />
        </div>
      ) : (
        <button ref={change} type="button" className="btn btn--s" onClick={() => setChanging(true)}>
          {t('who.change')}
        </button>
      )}
    </div>
  );
}

/** Returns the focus to the button that opened the form, once the form is closed. */
function useFocusAfter(isOpen: boolean): React.RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
