import type { JSX } from 'react';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';

/** Says why a credential was not checked. After too many checks, it says when the next one is made. */
export function VerifyFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('skill-passports');
  if (failure instanceof ApiError) {
    const minutes = minutesToWait(failure);
    if (minutes !== undefined) {
      return (
        <Note tone="straw" role="alert" title={t('verify.tooMany')}>
          {t('verify.wait', { count: minutes })}
        </Note>
      );
    }
    // An id that is no id is not known either.
    if (failure.status === 404 || failure.status === 422) {
      return (
        <Note tone="rust" role="alert" title={t('verify.unknown')}>
          {t('verify.unknownText')}
        </Note>
      );
    }
  }
  return <FormFailure failure={failure} />;
}

function minutesToWait({ code, body }: ApiError): number | undefined {
  if (code !== 'skill-passports.too-many-checks') return undefined;
  const { retryAfter } = Object(body) as { readonly retryAfter?: unknown };
  return typeof retryAfter === 'number' ? Math.ceil(retryAfter / 60) : 60;
}
