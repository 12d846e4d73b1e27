import { ApiError } from '#core/client/http/api-error.ts';
import { useErrorText } from '#core/client/http/use-error-text.ts';
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

/** Says why the identity provider, or our own server after it, did not do something. */
export function useReason(): (failure: unknown) => string {
  const t = useT('account');
  const errorText = useErrorText();
  return (failure) => (failure instanceof ApiError ? errorText(failure) : t(identityErrorKey(failure)));
}
