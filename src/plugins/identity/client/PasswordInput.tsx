import type { ComponentProps, JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PasswordInput as Field } from '#core/client/ui/PasswordInput.tsx';

/** A labelled password field with the texts of these pages. */
export function PasswordInput(field: Omit<ComponentProps<typeof Field>, 'words'>): JSX.Element {
  const t = useT('identity');
  return <Field {...field} words={{ show: t('password.show'), hide: t('password.hide') }} />;
}
