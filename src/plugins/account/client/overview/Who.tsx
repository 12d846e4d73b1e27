import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { IdentityClient, type IdentityUser } from '#core/client/session/identity-client.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { Me } from '#core/contract/me.ts';
import { NameHead } from './NameHead.tsx';
import './who.css';

/** The account's owner: the data from the provider, and the role on this site. */
export const Who = observer(function Who({ me }: { readonly me: Me }): JSX.Element {
  const titleId = useId();
  const identity = useService(IdentityClient);
  const { resource } = useResource(() => identity.currentUser(), me.email);
  return (
    <section className="who" aria-labelledby={titleId}>
      <NameHead me={me} titleId={titleId} />
      <dl className="who__facts">
        <EmailRow email={me.email} user={resource.value} />
        <PhoneRow user={resource.value} />
      </dl>
    </section>
  );
});

function EmailRow({ email, user }: { readonly email: string; readonly user: IdentityUser | undefined }): JSX.Element {
  const t = useT('account');
  return (
    <div className="who__row">
      <dt>{t('who.email')}</dt>
      <dd>
        <bdi dir="ltr">{email}</bdi>
        {user?.emailVerified === true && <StatusBadge tone="live">{t('who.confirmed')}</StatusBadge>}
        {user?.emailVerified === false && <StatusBadge tone="wait">{t('who.notConfirmed')}</StatusBadge>}
      </dd>
      {user?.emailVerified === false && (
        <dd className="who__do">
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
    <div className="who__row">
      <dt>{t('who.phone')}</dt>
      <dd>
        <bdi dir="ltr">{user.phone}</bdi>
        <StatusBadge tone="live">{t('who.confirmed')}</StatusBadge>
      </dd>
    </div>
  );
}
