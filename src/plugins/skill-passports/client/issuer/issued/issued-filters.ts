import { CREDENTIAL_STATES, type CredentialState } from '../../../contract/credential-states.ts';

/** The most characters of the searched words. */
export const MOST_WORDS = 200;

/** What a list of credentials is filtered by. */
export interface IssuedFilters {
  readonly status: CredentialState | undefined;
  readonly q: string | undefined;
}

/** The filters that an address, or the fields of the filters, ask for. Unknown states are left out. */
export function askedFilters({ status, q }: Readonly<Record<string, string | undefined>>): IssuedFilters {
  return { status: CREDENTIAL_STATES.find((state) => state === status), q: q?.trim() || undefined };
}

/** The filters that are in use, by name. */
export function usedFilters({ status, q }: IssuedFilters): Readonly<Record<string, string>> {
  return { ...(status !== undefined && { status }), ...(q !== undefined && { q }) };
}
