import type { JSX } from 'react';
import { ApiError } from '../http/api-error.ts';
import { useErrorText } from '../http/failure-text.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { issueSentenceIn } from '../i18n/server-sentence.ts';
import { useT } from '../i18n/use-t.ts';
import { Note } from '../ui/Note.tsx';

/**
 * Shows why a form was not sent, if the reason does not concern a single field. The typed values stay in the fields. The snackbar of
 * the failed call announces the reason. This note stays longer than the snackbar. It offers another attempt only where that can help.
 */
export function FormFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('core');
  const errorText = useErrorText();
  if (failure === undefined) return null;
  const call = failure instanceof ApiError ? failure : undefined;
  return (
    <Note
      tone="rust"
      title={call !== undefined && (call.isFinal || call.status < 500) ? errorText(call) : t('form.notSaved')}
      {...(call === undefined ? { role: 'alert' as const } : {})}
    >
      {call?.isFinal ? <Reasons issues={call.issues} /> : t('form.kept')}
    </Note>
  );
}

/** The sentences of the issues that no field shows. */
function Reasons({ issues }: Pick<ApiError, 'issues'>): JSX.Element[] {
  const { i18n } = useI18n();
  return [...new Set(issues.map((issue) => issueSentenceIn(i18n, issue)))].map((sentence) => <p key={sentence}>{sentence}</p>);
}
