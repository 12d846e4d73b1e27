import type { JSX } from 'react';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';

/** Whether a call failed because the employer has not confirmed the email address. */
export function asksForAddress(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'candidate.confirm-address';
}

/** Shown to employers without a confirmed email address in place of candidates. */
export function ConfirmAddress(): JSX.Element {
  const t = useT('candidate');
  return (
    <EmptyState
      title={t('errors.confirm-address')}
      action={
        <ButtonLink variant="grow" to={ADDRESSES.verifyEmail}>
          {t('preview.remedy.unconfirmed')}
        </ButtonLink>
      }
    />
  );
}
