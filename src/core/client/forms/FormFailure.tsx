import type { JSX } from 'react';
import { ApiError } from '../http/api-error.ts';
import { useErrorText } from '../http/use-error-text.ts';
import { useT } from '../i18n/use-t.ts';
import { Note } from '../ui/Note.tsx';

/** Why a form was not sent, when that concerns no single field; what was typed stays in the fields. */
export function FormFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('core');
  const errorText = useErrorText();
  if (failure === undefined) return null;
  return (
    <Note tone="rust" role="alert" title={failure instanceof ApiError && failure.status < 500 ? errorText(failure) : t('form.notSaved')}>
      {t('form.kept')}
    </Note>
  );
}
