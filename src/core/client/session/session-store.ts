import { makeAutoObservable, observableRef } from 'mobx';
import type { Role } from '#core/contract/actor.ts';
import { getMe, type Me } from '#core/contract/me.ts';
import { inject, injectable } from '../di/inject.ts';
import { ApiClient } from '../http/api-client.ts';
import { endsSession } from './ended-session.ts';
import { IdentityClient, type IdentityUser, type SignUp } from './identity-client.ts';
import { TokenService } from './token-service.ts';

/** 'unknown' while a token of an earlier visit waits to be looked at. */
export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in';

/** Who uses the application: the provider says that somebody is signed in, our server says who and what they may do. */
@injectable()
export class SessionStore {
  me: Me | undefined = undefined;
  status: SessionStatus;
  private uid: string | undefined = undefined;
  private settling: Promise<void> | undefined = undefined;
  private isAtWork = false;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(IdentityClient) private readonly identity: IdentityClient,
    @inject(TokenService) tokens: TokenService,
  ) {
    this.status = tokens.isAuthenticated ? 'unknown' : 'signed-out';
    makeAutoObservable<this, 'api' | 'identity' | 'settling' | 'isAtWork' | 'uid'>(
      this,
      { api: false, identity: false, settling: false, isAtWork: false, uid: false, me: observableRef },
      { autoBind: true },
    );
    identity.onUserChange(this.userChanged);
  }

  /** `null` until the person has chosen one; `undefined` when nobody is signed in. */
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

  async signIn(email: string, password: string): Promise<Me> {
    return this.undisturbed(async () => this.enter(await this.identity.signIn(email, password)));
  }

  async signUp(account: SignUp): Promise<Me> {
    return this.undisturbed(async () => this.enter(await this.identity.signUp(account)));
  }

  /** Ends the session here. Where the provider fails at it, that is only logged (specification section 4). */
  async signOut(): Promise<void> {
    await this.identity.signOut().catch((error: unknown) => console.error('Signing out failed', error));
    this.leave();
  }

  /** Takes over what the server answered about the user, for example after the role was chosen. */
  adopt(me: Me): void {
    this.me = me;
    this.status = 'signed-in';
    this.settling = Promise.resolve();
  }

  /** Asks the server again who the user is and what they may do. */
  async reload(): Promise<Me> {
    const me = await this.api.call(getMe);
    this.adopt(me);
    return me;
  }

  /**
   * After a call was answered with 401: tries once with a new token; ends the session where that does not help either.
   * Answers whether somebody is signed in afterwards.
   *
   * @throws whatever says nothing about the session, for example that the server is away
   */
  async recover(): Promise<boolean> {
    const user = await this.identity.currentUser();
    if (user !== undefined && (await this.renew(user))) return true;
    await this.signOut();
    return false;
  }

  private async renew(user: IdentityUser): Promise<boolean> {
    try {
      await this.identity.refreshToken();
      await this.enter(user);
      return true;
    } catch (error) {
      if (endsSession(error)) return false;
      throw error;
    }
  }

  /** The provider tells of a change before the call that made it returns; that news is no news. */
  private async undisturbed<Result>(work: () => Promise<Result>): Promise<Result> {
    this.isAtWork = true;
    try {
      return await work();
    } finally {
      this.isAtWork = false;
    }
  }

  private async settle(): Promise<void> {
    const user = await this.identity.currentUser();
    if (user === undefined) this.leave();
    else await this.enter(user);
  }

  private async enter(user: IdentityUser): Promise<Me> {
    this.uid = user.uid;
    return this.reload();
  }

  private leave(): void {
    this.uid = undefined;
    this.me = undefined;
    this.status = 'signed-out';
    this.settling = Promise.resolve();
  }

  /** Another tab, or the provider itself, changed the user. */
  private userChanged(user: IdentityUser | undefined): void {
    if (this.isAtWork || user?.uid === this.uid) return;
    if (user === undefined) this.leave();
    else this.enter(user).catch((error: unknown) => console.error('The signed-in user could not be loaded', error));
  }
}
