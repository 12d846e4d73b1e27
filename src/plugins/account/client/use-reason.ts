import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { identityErrorKey } from '#core/client/session/identity-error.ts';

/** Whether the provider says that this is not the password of the signed-in user. */
export function isWrongPassword(failure: unknown): boolean {
  return identityErrorKey(failure) === 'core:identity.wrongCredentials';
}

/** Whether the provider refuses a new password as too weak. */
export function isWeakPassword(failure: unknown): boolean {
  return identityErrorKey(failure) === 'core:identity.weakPassword';
}

/** Whether the provider refuses a new password as too common. */
export function isCommonPassword(failure: unknown): boolean {
  return identityErrorKey(failure) === 'core:identity.commonPassword';
}

/** Says why the identity provider refused. A failed call of our own server shows its reason in the snackbar. */
export function useReason(): (failure: unknown) => string | undefined {
  const t = useT('account');
  return (failure) => (failure instanceof ApiError ? undefined : t(identityErrorKey(failure)));
}
