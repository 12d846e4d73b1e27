import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Role } from '#core/contract/actor.ts';
import { getMe } from '#core/contract/me.ts';
import type { Me } from '#core/contract/me-schema.ts';
import { inject, injectable } from '../di/injection.ts';
import { ApiClient } from '../http/api-client.ts';
import { unreadable } from '../http/api-error.ts';
import { dropView } from '../http/open-view.ts';
import { TokenService } from '../token/token-service.ts';
import { IdentityClient, type IdentityUser, type SignUp } from './identity-client.ts';
import { forgetStart, rememberStart } from './start-hint.ts';
import { followTabs, type TabNews, tellTabs } from './tab-news.ts';

/** 'unknown' until the token of an earlier visit is checked. */
export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in';

/** The current user. The identity provider says whether a user is signed in. The server returns the user and their abilities. */
@injectable()
export class SessionStore {
  me: Me | undefined = undefined;
  status: SessionStatus;
  /** The changes of rights (`ApiClient.news`) that the stored user includes. */
  knownChanges = 0;
  /**
   * Whether the server has named the user of the token from the last visit, before the provider has confirmed them. `me` is then set, and the
   * status is still `unknown`: this user may only be used to load in advance.
   */
  foreseen: Promise<boolean> = Promise.resolve(false);
  private uid: string | undefined = undefined;
  private whenKnown: Promise<void> | undefined = undefined;
  // Number of calls that are changing the user now: restoring and signing in may overlap.
  private atWork = 0;
  // Increases when the session ends or the user changes. Answers to earlier requests are then dropped.
  private turn = 0;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(IdentityClient) private readonly identity: IdentityClient,
    @inject(TokenService) private readonly tokens: TokenService,
  ) {
    this.status = tokens.isAuthenticated ? 'unknown' : 'signed-out';
    makeAutoObservable<this, 'api' | 'identity' | 'tokens' | 'whenKnown' | 'atWork' | 'uid' | 'turn'>(
      this,
      {
        api: false,
        identity: false,
        tokens: false,
        whenKnown: false,
        atWork: false,
        uid: false,
        turn: false,
        knownChanges: false,
        foreseen: false,
        me: observableRef,
      },
      { autoBind: true },
    );
    identity.onUserChange(this.userChanged);
  }

  /** Follows the sign-ins and sign-outs of other tabs until the returned function is called. */
  start(): () => void {
    return followTabs(this.otherTab);
  }

  /** `null` until the user has chosen a role; `undefined` when no user is signed in. */
  get role(): Role | null | undefined {
    return this.me?.role;
  }

  /** Whether the account is suspended. Pages that need a sign-in then show only that. */
  get isSuspended(): boolean {
    return (this.me?.suspension ?? null) !== null;
  }

  /** Whether the server would allow the action on some object of this kind. Use it only to show and hide controls. */
  may(subject: string, action: string): boolean {
    return this.me?.abilities.includes(`${subject}:${action}`) ?? false;
  }

  /**
   * Finds out which user is signed in. The first call asks the provider and the server; later calls use the result.
   *
   * @throws the error of the provider's SDK or of the server; the next call asks again
   */
  ready(): Promise<void> {
    this.whenKnown ??= this.undisturbed(this.restore).catch((error: unknown) => {
      this.whenKnown = undefined;
      throw error;
    });
    return this.whenKnown;
  }

  signIn(email: string, password: string): Promise<Me> {
    return this.begin(() => this.identity.signIn(email, password));
  }

  signUp(account: SignUp): Promise<Me> {
    return this.begin(() => this.identity.signUp(account));
  }

  /** Ends the session, here and in other tabs. A failure at the provider is only logged (specification section 4). */
  async signOut(): Promise<void> {
    await this.identity.signOut().catch((error: unknown) => console.error('The sign-out at the identity provider failed', error));
    this.tokens.clearToken();
    this.leave();
    tellTabs('signed-out');
  }

  /** Starts the session of the provider's user with the server's data about them. */
  async enter(user: IdentityUser): Promise<Me> {
    // An answer that the restored session asked for may be about another user.
    this.api.drop();
    return this.load(user);
  }

  /**
   * Stores the server's answer about the user, for example after the user chose a role. Drops a late answer that arrives after the
   * session ended or another user signed in.
   */
  adopt(me: Me): void {
    if (me.id === this.me?.id) this.take(me);
  }

  /**
   * Loads the user and their abilities from the server again.
   *
   * @throws SessionChanged when the session ended, or another user signed in, before the answer arrived
   */
  reload(): Promise<Me> {
    return this.ask(() => this.api.call(getMe));
  }

  /**
   * Loads the user again because their rights may have changed. A failure shows no message.
   *
   * @throws as {@link reload}
   */
  renew(): Promise<Me> {
    // Quiet: a change of rights, which the user did not start.
    return this.ask(() => this.api.call(getMe, { quiet: true }));
  }

  private async ask(call: () => Promise<Me>): Promise<Me> {
    const { turn } = this;
    const { changes } = this.api.news;
    const me = await call();
    if (!isComplete(me)) throw unreadable(me);
    if (turn !== this.turn) throw new SessionChanged();
    this.take(me);
    // Changes since the question may be missing in the answer.
    this.knownChanges = changes;
    return me;
  }

  private load(user: IdentityUser): Promise<Me> {
    if (user.uid !== this.uid) this.turn += 1;
    this.uid = user.uid;
    return this.reload();
  }

  private take(me: Me): void {
    this.me = me;
    rememberStart(me.role);
    this.api.news.isSuspended = this.isSuspended;
    this.status = 'signed-in';
    this.whenKnown = Promise.resolve();
  }

  /** The provider reports a change before the call that made it returns. Such reports are ignored during `work`. */
  private async undisturbed<Result>(work: () => Promise<Result>): Promise<Result> {
    this.atWork += 1;
    try {
      return await work();
    } finally {
      this.atWork -= 1;
    }
  }

  private async begin(identify: () => Promise<IdentityUser>): Promise<Me> {
    const me = await this.undisturbed(async () => this.enter(await identify()));
    tellTabs('signed-in');
    return me;
  }

  private async restore(): Promise<void> {
    const { turn } = this;
    const { token } = this.tokens;
    // In parallel with the provider. The answer is used only if the provider has the same token.
    if (this.tokens.isCurrent()) {
      this.api.begin(getMe);
      this.foreseen = this.foresee();
    }
    const user = await this.identity.currentUser();
    if (token !== this.tokens.token) this.api.drop();
    // A sign-in or sign-out in the meantime has decided who is signed in.
    if (turn !== this.turn) return;
    if (user === undefined) this.leave();
    else await this.load(user).catch(unlessChanged);
  }

  private async foresee(): Promise<boolean> {
    const me = await this.api.foreseen(getMe);
    if (me === undefined || this.status !== 'unknown' || !isComplete(me)) return false;
    runInAction(() => {
      this.me = me;
    });
    return true;
  }

  private leave(): void {
    dropView();
    forgetStart();
    this.turn += 1;
    this.uid = undefined;
    this.api.news.isSuspended = false;
    this.me = undefined;
    this.status = 'signed-out';
    this.whenKnown = Promise.resolve();
  }

  /** Another tab, or the provider itself, changed the user. */
  private userChanged(user: IdentityUser | undefined): void {
    if (this.atWork > 0 || user?.uid === this.uid) return;
    if (user === undefined) this.leave();
    else this.enter(user).catch((error: unknown) => console.error('The signed-in user could not be loaded', error));
  }

  // If this tab has asked the provider, the provider reports sign-ins here. A sign-out must not wait for the provider's next check.
  private otherTab(news: TabNews): void {
    if (news === 'signed-out' && this.status === 'signed-in') this.leave();
    if (news === 'signed-in' && this.whenKnown === undefined) {
      this.ready().catch((error: unknown) => console.error('The session of another tab did not load', error));
    }
  }
}

// Every page depends on these fields, so an incomplete answer is refused.
function isComplete(me: Me): boolean {
  return typeof me.name === 'string' && Array.isArray(me.abilities);
}

/** An answer about a user arrived after their session ended or after another user signed in. */
class SessionChanged extends Error {
  constructor() {
    super('The session changed before the answer arrived.');
    this.name = 'SessionChanged';
  }
}

// For callers that may ignore the answer, because the change has already decided who is signed in. Rethrows every other error.
function unlessChanged(error: unknown): void {
  if (!(error instanceof SessionChanged)) throw error;
}
