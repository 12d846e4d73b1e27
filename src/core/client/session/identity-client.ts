import { token } from '../di/injection.ts';

/** The provider's user, as far as the session needs it. */
export interface IdentityUser {
  /** The provider's id. */
  readonly uid: string;
  readonly email: string;
}

/** A new account at the provider. */
export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * The identity provider as the client uses it. Its SDK is a chunk of its own that the first call loads: only a visitor with a
 * token, one who opens a guarded page, and one on an identity screen need it.
 *
 * Every method may reject with the provider's own error; {@link identityErrorKey} words it.
 */
export interface IdentityClient {
  /** Loads the SDK and answers who is signed in, as soon as that is known. */
  readonly currentUser: () => Promise<IdentityUser | undefined>;
  /** Tells of every later change of the user, also by another tab. */
  readonly onUserChange: (listener: (user: IdentityUser | undefined) => void) => void;
  /** Creates an account and signs in; resolves when the token carries the name. */
  readonly signUp: (account: SignUp) => Promise<IdentityUser>;
  readonly signIn: (email: string, password: string) => Promise<IdentityUser>;
  readonly signOut: () => Promise<void>;
  /** Fetches a new token from the provider although the old one may still be valid. */
  readonly refreshToken: () => Promise<void>;
}

/** Token of {@link IdentityClient}. */
export const IdentityClient = token<IdentityClient>('IdentityClient');
