import { ApiError } from '../http/api-error.ts';

const ENDED: readonly string[] = Object.freeze([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Whether an error means that the user is no longer signed in: the provider or our server refuses the user. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 401 : ENDED.includes(codeOf(error));
}

/** The provider's code of an error; empty when it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
