import type { IssuedCredential } from '../../../contract/credential-schemas.ts';

/** The properties of every dialog about one credential. */
export interface ActionProps {
  readonly credential: IssuedCredential;
  /** Called with the credential after the action. */
  readonly onChanged: (credential: IssuedCredential) => void;
  /** The credential was changed meanwhile: the page loads it again. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}
