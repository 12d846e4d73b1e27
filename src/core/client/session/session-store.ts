import { makeAutoObservable, observableRef } from 'mobx';
import type { Role } from '#core/contract/actor.ts';
import { getMe, type Me } from '#core/contract/me.ts';
import { inject, injectable } from '../di/inject.ts';
import { ApiClient } from '../http/api-client.ts';
import { unreadable } from '../http/api-error.ts';
import { TokenService } from '../token/token-service.ts';
import { IdentityClient, type IdentityUser, type SignUp } from './identity-client.ts';
import { SessionChanged, unlessChanged } from './session-changed.ts';
import { followTabs, type TabNews, tellTabs } from './tab-news.ts';

/** 'unknown' while a token of an earlier visit waits to be looked at. */
export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in';

/** The person who uses the application: the identity provider says whether one is signed in, the server says who it is and what they may do. */
@injectable()
export class SessionStore {
  me: Me | undefined = undefined;
  status: SessionStatus;
  private uid: string | undefined = undefined;
  private settling: Promise<void> | undefined = undefined;
  // How many calls are changing the user just now: settling and signing in may overlap.
  private atWork = 0;
  // Grows when the session ends or the user changes: what was asked before that is not taken over.
  private turn = 0;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(IdentityClient) private readonly identity: IdentityClient,
    @inject(TokenService) private readonly tokens: TokenService,
  ) {
    this.status = tokens.isAuthenticated ? 'unknown' : 'signed-out';
    makeAutoObservable<this, 'api' | 'identity' | 'tokens' | 'settling' | 'atWork' | 'uid' | 'turn'>(
      this,
      { api: false, identity: false, tokens: false, settling: false, atWork: false, uid: false, turn: false, me: observableRef },
      { autoBind: true },
    );
    identity.onUserChange(this.userChanged);
  }

  /** Follows what other tabs do until the returned function is called. */
  start(): () => void {
    return followTabs(this.otherTab);
  }

  /** `null` until the person has chosen one; `undefined` when no person is signed in. */
  get role(): Role | null | undefined {
    return this.me?.role;
  }

  /** Whether the server would allow the action on some object of the kind; for showing and hiding only. */
  may(subject: string, action: string): boolean {
    return this.me?.abilities.includes(`${subject}:${action}`) ?? false;
  }

  /**
   * Settles who is signed in. The first call asks the provider and the server, later ones know.
   *
   * @throws what the provider's SDK or the server failed with; the next call asks again
   */
  ready(): Promise<void> {
    this.settling ??= this.undisturbed(this.settle).catch((error: unknown) => {
      this.settling = undefined;
      throw error;
    });
    return this.settling;
  }

  signIn(email: string, password: string): Promise<Me> {
    return this.begin(() => this.identity.signIn(email, password));
  }

  signUp(account: SignUp): Promise<Me> {
    return this.begin(() => this.identity.signUp(account));
  }

  /** Ends the session, here and in other tabs. Where the provider fails at it, that is only logged (specification section 4). */
  async signOut(): Promise<void> {
    await this.identity.signOut().catch((error: unknown) => console.error('Signing out failed', error));
    this.tokens.clearToken();
    this.leave();
    tellTabs('signed-out');
  }

  /** Takes over whom the provider knows, as the server knows them. */
  async enter(user: IdentityUser): Promise<Me> {
    if (user.uid !== this.uid) this.turn += 1;
    this.uid = user.uid;
    return this.reload();
  }

  /**
   * Takes over what the server answered about the user, for example after the role was chosen. A late answer, after the session ended or
   * another user began, is dropped.
   */
  adopt(me: Me): void {
    if (me.id === this.me?.id) this.take(me);
  }

  /**
   * Asks the server again who the user is and what they may do.
   *
   * @throws SessionChanged when the session ended, or another user began, before the answer came
   */
  async reload(): Promise<Me> {
    const { turn } = this;
    const me = await this.api.call(getMe);
    // Every page is built on it, so that nothing less is taken.
    if (typeof me.name !== 'string' || !Array.isArray(me.abilities)) throw unreadable(me);
    if (turn !== this.turn) throw new SessionChanged();
    this.take(me);
    return me;
  }

  private take(me: Me): void {
    this.me = me;
    this.status = 'signed-in';
    this.settling = Promise.resolve();
  }

  /** The provider tells of a change before the call that made it returns; that news is no news. */
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

  private async settle(): Promise<void> {
    const { turn } = this;
    const user = await this.identity.currentUser();
    // Signing in or out meanwhile has settled it.
    if (turn !== this.turn) return;
    if (user === undefined) this.leave();
    else await this.enter(user).catch(unlessChanged);
  }

  private leave(): void {
    this.turn += 1;
    this.uid = undefined;
    this.me = undefined;
    this.status = 'signed-out';
    this.settling = Promise.resolve();
  }

  /** Another tab, or the provider itself, changed the user. */
  private userChanged(user: IdentityUser | undefined): void {
    if (this.atWork > 0 || user?.uid === this.uid) return;
    if (user === undefined) this.leave();
    else this.enter(user).catch((error: unknown) => console.error('The signed-in user could not be loaded', error));
  }

  // A tab where the provider was asked hears from it who is there; that somebody left cannot wait for it to look.
  private otherTab(news: TabNews): void {
    if (news === 'signed-out' && this.status === 'signed-in') this.leave();
    if (news === 'signed-in' && this.settling === undefined) {
      this.ready().catch((error: unknown) => console.error('The session of another tab could not be taken over', error));
    }
  }
}
