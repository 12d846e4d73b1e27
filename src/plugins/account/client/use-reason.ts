import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { identityErrorKey } from '#core/client/session/identity-error.ts';

/** Whether the provider says that this is not the password of whoever is signed in. */
export function isWrongPassword(failure: unknown): boolean {
  return identityErrorKey(failure) === 'core:identity.wrongCredentials';
}

/** Whether the provider does not take a password as a new one. */
export function isWeakPassword(failure: unknown): boolean {
  return identityErrorKey(failure) === 'core:identity.weakPassword';
}

/** Whether the provider does not take a password as a new one because it is common. */
export function isCommonPassword(failure: unknown): boolean {
  return identityErrorKey(failure) === 'core:identity.commonPassword';
}

/** Says why the identity provider refused; of a failed call of our own server the snackbar says it. */
export function useReason(): (failure: unknown) => string | undefined {
  const t = useT('account');
  return (failure) => (failure instanceof ApiError ? undefined : t(identityErrorKey(failure)));
}
