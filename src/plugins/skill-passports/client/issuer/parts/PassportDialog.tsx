import type { ComponentProps, JSX } from 'react';
import { FormDialog } from '#core/client/forms/FormDialog.tsx';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';

interface PassportDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'open' | 'failure'> {
  readonly failure: unknown;
}

/** A dialog with a form about credentials. It is open while it is rendered. */
export function PassportDialog({ failure, ...props }: PassportDialogProps): JSX.Element {
  return <FormDialog open failure={<PassportFailure failure={failure} />} {...props} />;
}

/** Why a call failed. A site without an address, or a lost key, is explained with what people must do. */
export function PassportFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('skill-passports');
  const code = failure instanceof ApiError ? failure.code : undefined;
  if (code === 'skill-passports.no-address')
    return (
      <Note tone="rust" title={t('errors.no-address')}>
        {t('issuer.noAddress')}
      </Note>
    );
  if (code === 'skill-passports.key-lost') return <Note tone="rust" title={t('errors.key-lost')} />;
  return <FormFailure failure={failure} />;
}
