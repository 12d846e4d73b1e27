import type { JSX } from 'react';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';

/** The account that this page is about, with a link to sign out. */
export function SignedInAs({ email }: { readonly email: string }): JSX.Element {
  const t = useT('identity');
  return (
    <p className="identity__as muted small">
      <span>
        <Slotted sentence={t('signedInAs', { email: SLOT })}>
          <bdi dir="ltr">{email}</bdi>
        </Slotted>
      </span>
      <Link className="link" to={ADDRESSES.signOut}>
        {t('core:layout.signOut')}
      </Link>
    </p>
  );
}
