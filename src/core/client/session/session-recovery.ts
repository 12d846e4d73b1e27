import { inject, injectable } from '../di/injection.ts';
import { ApiError } from '../http/api-error.ts';
import { TokenService } from '../token/token-service.ts';
import { IdentityClient } from './identity-client.ts';
import { codeOf } from './identity-error.ts';
import { SessionStore } from './session-store.ts';

// In the tab's storage, so it survives a reload.
const STORAGE_KEY = 'trellis.recovered-at';

/** If a token is refused within this time after a recovery, recovering does not help. Milliseconds. */
const RECOVERY_PAUSE_MS = 30_000;

/** `ended`: the provider has no user any more. `refused`: the provider issued a new token and our server does not accept it. */
type Outcome = 'renewed' | 'ended' | 'refused';

/** Handles a 401: gets a new token or ends the session. It never loops between the two. */
@injectable()
export class SessionRecovery {
  private recoveredAt = storedTime();

  constructor(
    @inject(IdentityClient) private readonly identity: IdentityClient,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TokenService) private readonly tokens: TokenService,
  ) {}

  /**
   * Tries once with a new token. Ends the session when that fails, or when the token of a recovery within the last 30 s was refused.
   * Returns whether a user is signed in afterwards.
   *
   * @throws an error that says nothing about the session, for example that the server is unavailable
   */
  async recover(): Promise<boolean> {
    const outcome = this.isNewTokenRefused() ? 'refused' : await this.renew();
    this.remember(outcome === 'renewed' ? Date.now() : 0);
    if (outcome === 'renewed') {
      // The provider may issue the same token again. The earlier refusal then no longer counts.
      this.tokens.refused = null;
      return true;
    }
    await this.session.signOut();
    this.tokens.noteRefusal(outcome === 'refused');
    return false;
  }

  // Only a refusal of the new token shows that recovering does not help. A late answer to a call with the old token does not show it.
  // Opening the address without any refusal does not show it either.
  private isNewTokenRefused(): boolean {
    const { refused } = this.tokens;
    return Date.now() - this.recoveredAt < RECOVERY_PAUSE_MS && refused !== null && refused === this.tokens.reload();
  }

  private async renew(): Promise<Outcome> {
    const user = await this.identity.currentUser();
    if (user === undefined) return 'ended';
    try {
      await this.identity.refreshToken();
      await this.session.enter(user);
      return 'renewed';
    } catch (error) {
      if (!endsSession(error)) throw error;
      return error instanceof ApiError ? 'refused' : 'ended';
    }
  }

  private remember(at: number): void {
    this.recoveredAt = at;
    try {
      sessionStorage.setItem(STORAGE_KEY, String(at));
    } catch {
      // Storage may be denied. The value is then kept until the user leaves the page.
    }
  }
}

function storedTime(): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY));
  } catch {
    return 0;
  }
}

// With these codes the provider refuses the user.
const ENDED: readonly string[] = Object.freeze([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Whether an error means that the user is no longer signed in: the provider or our server refuses the user. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 401 : ENDED.includes(codeOf(error));
}
