import type { OwnCredential, WithHistory } from '../../contract/credential.ts';

/** A credential with its history, and with what is or would be signed. */
export interface CredentialDetail extends OwnCredential, WithHistory {
  /** JSON. */
  readonly payload: string;
}
