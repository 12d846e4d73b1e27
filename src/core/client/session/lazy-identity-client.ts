import type { ClientConfig } from '#core/contract/client-config.ts';
import type { TokenService } from '../token/token-service.ts';
import type { FirebaseIdentity } from './firebase-identity.ts';
import type { AccountActions, IdentityClient, IdentityUser, SignUp } from './identity-client.ts';

/** Loads the provider's SDK on first use and forwards every call to it. */
export class LazyIdentityClient implements IdentityClient {
  private loading: Promise<FirebaseIdentity> | undefined;
  private readonly listeners: ((user: IdentityUser | undefined) => void)[] = [];

  constructor(
    private readonly config: ClientConfig,
    private readonly tokens: TokenService,
  ) {}

  readonly currentUser = async (): Promise<IdentityUser | undefined> => (await this.load()).currentUser();

  readonly onUserChange = (listener: (user: IdentityUser | undefined) => void): void => {
    this.listeners.push(listener);
  };

  readonly signUp = async (account: SignUp): Promise<IdentityUser> => (await this.load()).signUp(account);

  readonly signIn = async (email: string, password: string): Promise<IdentityUser> => (await this.load()).signIn(email, password);

  readonly signOut = async (): Promise<void> => (await this.load()).signOut();

  readonly refreshToken = async (): Promise<void> => (await this.load()).refreshToken();

  readonly account = async (): Promise<AccountActions> => (await this.load()).account;

  private load(): Promise<FirebaseIdentity> {
    this.loading ??= this.start().catch((error: unknown) => {
      // The next call tries again, because a later load may succeed.
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  private async start(): Promise<FirebaseIdentity> {
    const { FirebaseIdentity } = await import(/* webpackChunkName: "identity" */ './firebase-identity.ts');
    return new FirebaseIdentity(this.config, this.tokens, (user) => {
      for (const listener of this.listeners) listener(user);
    });
  }
}
