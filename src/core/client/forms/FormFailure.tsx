import type { JSX } from 'react';
import { ApiError } from '../http/api-error.ts';
import { useErrorText } from '../http/failure-text.ts';
import { useT } from '../i18n/use-t.ts';
import { Note } from '../ui/Note.tsx';

/**
 * Shows why a form was not sent, if the reason does not concern a single field. The typed values stay in the fields. The snackbar of
 * the failed call announces the reason. This note stays longer than the snackbar.
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
