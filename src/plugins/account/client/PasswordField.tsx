import type { ComponentProps, JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PasswordInput } from '#core/client/ui/PasswordInput.tsx';

/** A labelled password field with the texts of these pages. */
export function PasswordField(field: Omit<ComponentProps<typeof PasswordInput>, 'words'>): JSX.Element {
  const t = useT('account');
  return <PasswordInput {...field} words={{ show: t('password.show'), hide: t('password.hide') }} />;
}
