import type { JSX } from 'react';
import { ApiError } from '../http/api-error.ts';
import { useErrorText } from '../http/use-error-text.ts';
import { useT } from '../i18n/use-t.ts';
import { Note } from '../ui/Note.tsx';

/**
 * Why a form was not sent, when that concerns no single field; what was typed stays in the fields. The reason stays beside the form
 * longer than the snackbar of the failed call, which is the one that announces it.
 */
export function FormFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('core');
  const errorText = useErrorText();
  if (failure === undefined) return null;
  const isCall = failure instanceof ApiError;
  return (
    <Note
      tone="rust"
      title={isCall && failure.status < 500 ? errorText(failure) : t('form.notSaved')}
      {...(isCall ? {} : { role: 'alert' as const })}
    >
      {t('form.kept')}
    </Note>
  );
}
