import { HEADER, PAYLOAD } from './test-credential.ts';

/** The key of the issuer, another key, the public key as a shared secret, or none. */
export type Signer = 'issuer' | 'other' | 'public-key-as-secret' | 'none';

/** The parts of a token. A part is JSON text, so that it may be one that no object has, such as a member twice. */
export interface TokenParts {
  readonly header: string;
  readonly payload: string;
  readonly signer: Signer;
  readonly encoding: 'utf8' | 'latin1';
  /** Changes the signed token. */
  readonly afterwards?: (token: string) => string;
}

/** What the site knows, where it differs from a trusted issuer, a good key and an active credential. */
export interface SiteState {
  readonly issuer?: 'pending' | 'suspended';
  readonly compromisedFrom?: string;
  readonly credential?: 'suspended' | 'revoked' | 'superseded';
  /** Whether the bit of the status list is set. */
  readonly isListed?: boolean;
}

/** One change of the valid credential, of the site that verifies it, or of what the verifier says. */
export interface Mutation {
  /** The name of its file, if it changes the token. */
  readonly name: string;
  /** The checks that do not pass, with outcome and reason. Endorsements are never checked. */
  readonly expected: Readonly<Record<string, string>>;
  readonly token?: Partial<TokenParts>;
  readonly site?: SiteState;
  /** The address that the verifier types. */
  readonly email?: string;
  readonly now?: string;
}

type Json = Readonly<Record<string, unknown>>;

/** Sets members of the header. `undefined` removes one. */
export const header = (changed: Json): Pick<TokenParts, 'header'> => ({ header: JSON.stringify({ ...HEADER, ...changed }) });

/** Sets members of the payload. The token is signed anew, so that only the change shows. */
export const payload = (changed: Json): Pick<TokenParts, 'payload'> => ({ payload: JSON.stringify({ ...PAYLOAD, ...changed }) });

export const subject = (changed: Json): Pick<TokenParts, 'payload'> =>
  payload({ credentialSubject: { ...PAYLOAD.credentialSubject, ...changed } });

export const achievement = (changed: Json): Pick<TokenParts, 'payload'> =>
  subject({ achievement: { ...PAYLOAD.credentialSubject.achievement, ...changed } });

export const status = (changed: Json): Pick<TokenParts, 'payload'> =>
  payload({ credentialStatus: { ...PAYLOAD.credentialStatus, ...changed } });

/** The payload with a raw text in place of its end. */
export const endingWith = (text: string): Pick<TokenParts, 'payload'> => ({ payload: `${JSON.stringify(PAYLOAD).slice(0, -1)}${text}` });

/** What no check can be made of. */
export const UNREADABLE: Mutation['expected'] = {
  signature: 'unknown: unreadable',
  format: 'fail: unreadable',
  issuer: 'unknown: unreadable',
  dates: 'unknown: unreadable',
  revocation: 'unknown: unreadable',
  recipient: 'unknown: unreadable',
};

/** The key is none of this site. */
export const ELSEWHERE: Mutation['expected'] = {
  signature: 'unknown: elsewhere',
  issuer: 'unknown: elsewhere',
  revocation: 'unknown: elsewhere',
};
