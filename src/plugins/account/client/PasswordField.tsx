import type { ComponentProps, JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PasswordInput } from '#core/client/ui/PasswordInput.tsx';

/** A labelled password field with the texts of these pages. */
export function PasswordField(field: Omit<ComponentProps<typeof PasswordInput>, 'words'>): JSX.Element {
  const t = useT('account');
  return <PasswordInput {...field} words={{ show: t('password.show'), hide: t('password.hide') }} />;
}

/** Tells password managers which account the passwords of the form belong to. */
export function PasswordOwner({ email }: { readonly email: string }): JSX.Element {
  return <input className="vh" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />;
}
