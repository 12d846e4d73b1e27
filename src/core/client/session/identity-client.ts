import { token } from '../di/injection.ts';

/** The provider's user, as far as the application needs it. */
export interface IdentityUser {
  /** The provider's id. */
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Confirmed telephone number, E.164; `undefined` when there is none. */
  readonly phone: string | undefined;
}

/** A new account at the provider. */
export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A code on its way to a telephone. */
export interface PhoneCode {
  /** Confirms the number with the code that arrived; resolves when the account has it. */
  readonly confirm: (code: string) => Promise<IdentityUser>;
}

/** One rule of the provider for passwords that a password does not keep; `limit` in characters where the rule is about length. */
export interface PasswordFault {
  readonly rule: 'shortest' | 'longest' | 'lowerCase' | 'upperCase' | 'digit' | 'sign';
  readonly limit?: number;
}

/** What a link of the provider is for: its words in the parameter `mode`. */
export type EmailAction = 'verifyEmail' | 'resetPassword' | 'recoverEmail' | 'verifyAndChangeEmail' | 'signIn';

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
  /** Loads the SDK; what it does with the account of the user who is signed in, and with one whose link was followed. */
  readonly account: () => Promise<AccountActions>;
}

/** What the provider does with accounts, beside letting people in and out. */
export interface AccountActions {
  /** Sends a code to a telephone (E.164). `button` is the element that the provider's check for robots belongs to. */
  readonly sendPhoneCode: (phone: string, button: HTMLElement) => Promise<PhoneCode>;
  /** Sends a link that confirms the address; `continueUrl` is where its page leads on to. */
  readonly sendEmailVerification: (continueUrl: string) => Promise<void>;
  /** Sends a link that sets a new password. Resolves for unknown addresses too. */
  readonly sendPasswordReset: (email: string, continueUrl: string) => Promise<void>;
  /** What a link's code is for, and whose address it is about; uses nothing up. */
  readonly checkCode: (code: string) => Promise<{ readonly mode: EmailAction | undefined; readonly email: string }>;
  /** Does what a code of mode `verifyEmail`, `recoverEmail` or `verifyAndChangeEmail` is for, and reads the user anew. */
  readonly applyCode: (code: string) => Promise<void>;
  /** Asks the provider anew who is signed in: in another tab, or on another device, an address may have been confirmed. */
  readonly lookAgain: () => Promise<IdentityUser | undefined>;
  /** Which of the provider's rules a refused password does not keep. */
  readonly passwordFaults: (password: string) => Promise<readonly PasswordFault[]>;
  /** Sets a new password by a code of mode `resetPassword`. */
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  /** Signs in again with the password: deeds that matter ask for a sign-in of the last minutes. */
  readonly reauthenticate: (password: string) => Promise<void>;
  /** Sets a new password; ask for the old one by {@link reauthenticate} before. */
  readonly changePassword: (password: string) => Promise<void>;
  /** Changes the name that tokens carry; the new token carries it. */
  readonly rename: (name: string) => Promise<void>;
}

/** Token of {@link IdentityClient}. */
export const IdentityClient = token<IdentityClient>('IdentityClient');
