import { token } from '../di/injection.ts';

/** The provider's user, with the fields that the application needs. */
export interface IdentityUser {
  /** The provider's id. */
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Confirmed telephone number, E.164; `undefined` when there is none. */
  readonly phone: string | undefined;
}

/** Receives the provider's user after a change; `undefined` when no user is signed in. */
export type UserListener = (user: IdentityUser | undefined) => void;

/** A new account at the provider. */
export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A password rule of the provider that a password breaks. `limit` is in characters, for rules about length. */
export interface PasswordFault {
  readonly rule: 'shortest' | 'longest' | 'lowerCase' | 'upperCase' | 'digit' | 'sign';
  readonly limit?: number;
}

/** The purpose of a provider's link: the values of its parameter `mode`. */
export type EmailAction = 'verifyEmail' | 'resetPassword' | 'recoverEmail' | 'verifyAndChangeEmail' | 'signIn';

/**
 * The identity provider as the client uses it. Its SDK is a separate chunk that the first call loads. Only visitors with a token,
 * on a guarded page, or on an identity screen need it.
 *
 * Every method may reject with the provider's own error. {@link identityErrorKey} returns its message key.
 */
export interface IdentityClient {
  /** Loads the SDK and returns the signed-in user, as soon as the provider knows it. */
  readonly currentUser: () => Promise<IdentityUser | undefined>;
  /** Calls the listener on every later change of the user, including changes by another tab. */
  readonly onUserChange: (listener: UserListener) => void;
  /** Creates an account and signs in. Resolves when the token contains the name. */
  readonly signUp: (account: SignUp) => Promise<IdentityUser>;
  readonly signIn: (email: string, password: string) => Promise<IdentityUser>;
  readonly signOut: () => Promise<void>;
  /** Fetches a new token from the provider even if the old one is still valid. */
  readonly refreshToken: () => Promise<void>;
  /** Loads the SDK. Returns the actions for the signed-in user's account and for the account of a followed link. */
  readonly account: () => Promise<AccountActions>;
}

/** The provider's account actions besides signing in and out. */
export interface AccountActions {
  /**
   * Sends a code to a telephone (E.164). `button` is the element that the provider's check for robots is attached to. Returns the id of
   * the sending for {@link confirmPhoneCode}; it remains valid after a reload of the page.
   */
  readonly sendPhoneCode: (phone: string, button: HTMLElement) => Promise<string>;
  /** Confirms a number with the code that was sent to it. Resolves when the account has the number. */
  readonly confirmPhoneCode: (sending: string, code: string) => Promise<IdentityUser>;
  /** Sends a link that confirms the address. `continueUrl` is the address that its page continues to. */
  readonly sendEmailVerification: (continueUrl: string) => Promise<void>;
  /** Sends a link that sets a new password. Resolves for unknown addresses too. */
  readonly sendPasswordReset: (email: string, continueUrl: string) => Promise<void>;
  /** Returns the purpose of a link's code and its email address. Does not use the code up. */
  readonly checkCode: (code: string) => Promise<{ readonly mode: EmailAction | undefined; readonly email: string }>;
  /** Applies a code of mode `verifyEmail`, `recoverEmail` or `verifyAndChangeEmail`, and loads the user again. */
  readonly applyCode: (code: string) => Promise<void>;
  /** Asks the provider for the user again: the user may have confirmed an address in another tab or on another device. */
  readonly lookAgain: () => Promise<IdentityUser | undefined>;
  /** The provider's rules that a refused password breaks. */
  readonly passwordFaults: (password: string) => Promise<readonly PasswordFault[]>;
  /** Sets a new password with a code of mode `resetPassword`. */
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  /** Signs in again with the password: sensitive actions need a sign-in within the last minutes. */
  readonly reauthenticate: (password: string) => Promise<void>;
  /** Sets a new password. Call {@link reauthenticate} with the old one first. */
  readonly changePassword: (password: string) => Promise<void>;
  /** Changes the name in tokens and fetches a new token, which contains it. */
  readonly rename: (name: string) => Promise<void>;
}

export const IdentityClient = token<IdentityClient>('IdentityClient');

/** The provider's SDK after it has loaded. */
export interface LoadedIdentity extends Omit<IdentityClient, 'onUserChange' | 'account'> {
  readonly account: AccountActions;
}

/** Loads the provider's SDK at the first call and forwards every call to it. */
export class LazyIdentityClient implements IdentityClient {
  private loading: Promise<LoadedIdentity> | undefined;
  private readonly listeners: UserListener[] = [];

  /** @param load loads the SDK, which calls its argument at every change of the user */
  constructor(private readonly load: (onUser: UserListener) => Promise<LoadedIdentity>) {}

  readonly currentUser = async (): Promise<IdentityUser | undefined> => (await this.sdk()).currentUser();

  readonly onUserChange = (listener: UserListener): void => {
    this.listeners.push(listener);
  };

  readonly signUp = async (account: SignUp): Promise<IdentityUser> => (await this.sdk()).signUp(account);

  readonly signIn = async (email: string, password: string): Promise<IdentityUser> => (await this.sdk()).signIn(email, password);

  readonly signOut = async (): Promise<void> => (await this.sdk()).signOut();

  readonly refreshToken = async (): Promise<void> => (await this.sdk()).refreshToken();

  readonly account = async (): Promise<AccountActions> => (await this.sdk()).account;

  private sdk(): Promise<LoadedIdentity> {
    this.loading ??= this.load((user) => {
      for (const listener of this.listeners) listener(user);
    }).catch((error: unknown) => {
      // The next call tries again, because a later load may succeed.
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }
}
