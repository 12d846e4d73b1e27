import type { AccountActions, IdentityClient, IdentityUser, SignUp } from '#core/client/session/identity-client.ts';
import type { TokenService } from '#core/client/token/token-service.ts';
import { FakeAccount, providerError } from './fake-account.ts';
import { testToken } from './test-token.ts';

/** An identity provider without a network. It stores accounts by email and password, and the signed-in user. */
export class FakeIdentity implements IdentityClient {
  user: IdentityUser | undefined;
  /** Passwords by email. */
  readonly accounts = new Map<string, string>();
  /** Every account that was created with `signUp`. */
  readonly signUps: SignUp[] = [];
  /** The account actions, with the valid codes. */
  readonly actions = new FakeAccount(this);
  readonly #tokens: TokenService;
  readonly #listeners: ((user: IdentityUser | undefined) => void)[] = [];

  constructor(tokens: TokenService, user?: IdentityUser) {
    this.#tokens = tokens;
    this.user = user;
  }

  readonly currentUser = async (): Promise<IdentityUser | undefined> => this.user;

  readonly onUserChange = (listener: (user: IdentityUser | undefined) => void): void => {
    this.#listeners.push(listener);
  };

  readonly signUp = async (account: SignUp): Promise<IdentityUser> => {
    if (this.accounts.has(account.email)) throw providerError('auth/email-already-in-use');
    this.accounts.set(account.email, account.password);
    this.signUps.push(account);
    return this.#enter(account.email);
  };

  readonly signIn = async (email: string, password: string): Promise<IdentityUser> => {
    if (this.accounts.get(email) !== password) throw providerError('auth/invalid-credential');
    return this.#enter(email);
  };

  readonly signOut = async (): Promise<void> => {
    this.#tokens.clearToken();
    this.change(undefined);
  };

  readonly account = async (): Promise<AccountActions> => this.actions;

  readonly refreshToken = async (): Promise<void> => {
    if (this.user !== undefined) this.#tokens.setToken(testToken(`a new token of ${this.user.email}`));
  };

  /** Simulates a change of the user by another tab. */
  change(user: IdentityUser | undefined): void {
    this.user = user;
    for (const listener of this.#listeners) listener(user);
  }

  #enter(email: string): IdentityUser {
    const user = userOf(email);
    this.#tokens.setToken(testToken(`token of ${email}`));
    this.change(user);
    return user;
  }
}

/** The provider's user with an unconfirmed address. */
export function userOf(email: string): IdentityUser {
  return { uid: `uid of ${email}`, email, emailVerified: false, phone: undefined };
}
