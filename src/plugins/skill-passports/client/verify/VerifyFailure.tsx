import type { JSX } from 'react';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';

/** Says why a credential was not checked. After too many checks or addresses, it says when the next one is possible. */
export function VerifyFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('skill-passports');
  if (failure instanceof ApiError) {
    const tooMany = TOO_MANY.get(failure.code);
    if (tooMany !== undefined) {
      return (
        <Note tone="straw" role="alert" title={t(tooMany.title)}>
          {t(tooMany.wait, { count: minutesToWait(failure) })}
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

const TOO_MANY: ReadonlyMap<string, { readonly title: string; readonly wait: string }> = new Map([
  ['skill-passports.too-many-checks', { title: 'verify.tooMany', wait: 'verify.wait' }],
  ['skill-passports.too-many-comparisons', { title: 'verify.tooManyAddresses', wait: 'verify.waitForAddress' }],
]);

function minutesToWait({ body }: ApiError): number {
  const { retryAfter } = Object(body) as { readonly retryAfter?: unknown };
  return typeof retryAfter === 'number' ? Math.ceil(retryAfter / 60) : 60;
}
