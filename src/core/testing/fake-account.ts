import type { AccountActions, EmailAction, IdentityUser, PasswordFault } from '#core/client/session/identity-client.ts';

/** The provider's user whose account it is. */
interface AccountHolder {
  user: IdentityUser | undefined;
  /** Passwords by email. */
  readonly accounts: Map<string, string>;
  readonly refreshToken: () => Promise<void>;
}

interface FakeCode {
  readonly mode: EmailAction;
  readonly email: string;
}

/** Account actions of a provider without a network. Records the issued codes and the recipients. */
export class FakeAccount implements AccountActions {
  /** The codes of sent links. A test may add more. */
  readonly codes = new Map<string, FakeCode>();
  /** The recipients (addresses and numbers) in the order of sending. */
  readonly sent: string[] = [];
  /** The faults that are returned for every refused password. */
  faults: readonly PasswordFault[] = [];
  /** The code that is sent to every telephone. */
  readonly phoneCode = '123456';
  readonly #identity: AccountHolder;

  constructor(identity: AccountHolder) {
    this.#identity = identity;
  }

  readonly sendPhoneCode = async (phone: string): Promise<string> => {
    this.sent.push(phone);
    return `sending to ${phone}`;
  };

  readonly confirmPhoneCode = async (sending: string, code: string): Promise<IdentityUser> => {
    if (code !== this.phoneCode) throw providerError('auth/invalid-verification-code');
    return this.#change({ phone: sending.replace('sending to ', '') });
  };

  readonly sendEmailVerification = async (): Promise<void> => this.#send('verifyEmail', this.#user().email);

  readonly sendPasswordReset = async (email: string): Promise<void> => this.#send('resetPassword', email);

  readonly checkCode = async (code: string): Promise<FakeCode> => this.#codeOf(code);

  readonly applyCode = async (code: string): Promise<void> => {
    const { email } = this.#codeOf(code);
    this.codes.delete(code);
    if (this.#identity.user?.email === email) this.#change({ emailVerified: true });
  };

  readonly lookAgain = async (): Promise<IdentityUser | undefined> => this.#identity.user;

  readonly passwordFaults = async (): Promise<readonly PasswordFault[]> => this.faults;

  readonly resetPassword = async (code: string, password: string): Promise<void> => {
    const { email } = this.#codeOf(code);
    this.#setPassword(email, password);
    this.codes.delete(code);
  };

  readonly reauthenticate = async (password: string): Promise<void> => {
    if (this.#identity.accounts.get(this.#user().email) !== password) throw providerError('auth/invalid-credential');
  };

  readonly changePassword = async (password: string): Promise<void> => this.#setPassword(this.#user().email, password);

  readonly rename: AccountActions['rename'] = async () => this.#identity.refreshToken();

  #send(mode: EmailAction, email: string): void {
    this.sent.push(email);
    this.codes.set(`${mode} for ${email}`, { mode, email });
  }

  #codeOf(code: string): FakeCode {
    const known = this.codes.get(code);
    if (known === undefined) throw providerError('auth/invalid-action-code');
    return known;
  }

  #setPassword(email: string, password: string): void {
    if (password.length < 6) throw providerError('auth/weak-password');
    this.#identity.accounts.set(email, password);
  }

  #user(): IdentityUser {
    if (this.#identity.user === undefined) throw providerError('auth/user-token-expired');
    return this.#identity.user;
  }

  #change(change: Partial<IdentityUser>): IdentityUser {
    const user = { ...this.#user(), ...change };
    this.#identity.user = user;
    return user;
  }
}

/** Creates an error in the format of the provider's SDK. */
export function providerError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
