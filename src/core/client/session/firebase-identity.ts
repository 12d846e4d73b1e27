import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import type { ClientConfig } from '#core/contract/client-config.ts';
import type { TokenService } from '../token/token-service.ts';
import { accountActions } from './firebase-account.ts';
import type { AccountActions, IdentityUser, LoadedIdentity, SignUp, UserListener } from './identity-client.ts';
import { repeatWhileVisible } from './repeat-while-visible.ts';

/** Firebase Authentication. Its session outlives the tab. The {@link TokenService} always has its current token. */
export class FirebaseIdentity implements LoadedIdentity {
  readonly account: AccountActions;
  readonly #auth: Auth;
  readonly #tokens: TokenService;
  readonly #onUser: UserListener;
  #isSigningUp = false;
  #wasSignedIn = false;

  constructor(config: ClientConfig, tokens: TokenService, onUser: UserListener) {
    this.#tokens = tokens;
    this.#onUser = onUser;
    // Uses the first store that works: private windows may refuse the database. No popup resolver, because nothing opens a popup.
    const persistence = [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence];
    this.#auth = initializeAuth(initializeApp(config.identity), { persistence });
    if (config.emulator) connectAuthEmulator(this.#auth, location.origin, { disableWarnings: true });
    assertStorage().catch((error: unknown) => console.error('The browser cannot store the session, so it ends with this page', error));
    this.account = accountActions(this.#auth, { identityOf, renew: (user) => this.#renew(user) });
    onIdTokenChanged(this.#auth, (user) => void this.#storeToken(user));
    onAuthStateChanged(this.#auth, (user) => void this.#userChanged(user));
    // The provider renews a token on request in its last 30 s, so these checks keep it from expiring during use.
    repeatWhileVisible(async () => {
      if (this.#auth.currentUser !== null) await this.#storeToken(this.#auth.currentUser);
    }, 15_000);
  }

  async currentUser(): Promise<IdentityUser | undefined> {
    await this.#auth.authStateReady();
    const user = this.#auth.currentUser;
    await this.#storeToken(user);
    return toIdentityUser(user);
  }

  async signUp({ name, email, password }: SignUp): Promise<IdentityUser> {
    this.#isSigningUp = true;
    this.#wasSignedIn = true;
    try {
      const { user } = await createUserWithEmailAndPassword(this.#auth, email, password);
      await updateProfile(user, { displayName: name });
      // The token from the account's creation does not contain the name yet, and the server reads the name from the token.
      return await this.#renew(user);
    } finally {
      this.#isSigningUp = false;
    }
  }

  async signIn(email: string, password: string): Promise<IdentityUser> {
    const { user } = await signInWithEmailAndPassword(this.#auth, email, password);
    await this.#storeToken(user);
    return identityOf(user);
  }

  async signOut(): Promise<void> {
    await signOut(this.#auth);
    this.#tokens.clearToken();
  }

  async refreshToken(): Promise<void> {
    const user = this.#auth.currentUser;
    if (user !== null) await this.#renew(user);
  }

  /**
   * Fetches a new token when the signed-in user changes. A failure and the end of a session are only logged (specification sections
   * 4 and 8).
   */
  async #userChanged(user: User | null): Promise<void> {
    if (this.#isSigningUp) return;
    if (user === null && this.#wasSignedIn) console.info('The session has ended');
    this.#wasSignedIn = user !== null;
    await this.refreshToken().catch((error: unknown) => console.error('The token could not be refreshed', error));
    // Called after the token is stored, because listeners ask the server about the user. A later change calls the listener itself.
    if (this.#auth.currentUser?.uid === user?.uid) this.#onUser(toIdentityUser(user));
  }

  async #renew(user: User): Promise<IdentityUser> {
    this.#tokens.setToken(await user.getIdToken(true));
    return identityOf(user);
  }

  async #storeToken(user: User | null): Promise<void> {
    if (user === null) {
      this.#tokens.clearToken();
      return;
    }
    try {
      const token = await user.getIdToken();
      // The user signed out in the meantime, so the token is obsolete.
      if (this.#auth.currentUser !== user) return;
      if (token !== this.#tokens.reload()) this.#tokens.setToken(token);
    } catch (error) {
      console.error('The token could not be refreshed', error);
    }
  }
}

/** Converts the SDK's user to the fields that the application needs. */
function identityOf({ uid, email, emailVerified, phoneNumber }: User): IdentityUser {
  return { uid, email: email ?? '', emailVerified, phone: phoneNumber ?? undefined };
}

function toIdentityUser(user: User | null): IdentityUser | undefined {
  return user === null ? undefined : identityOf(user);
}

// The name of the entry and of the database that `assertStorage` creates and deletes.
const PROBE = 'trellis.probe';

/**
 * Rejects when this browser stores nothing, for example in some private windows. The SDK then keeps the session only in memory and
 * reports no error.
 */
async function assertStorage(): Promise<void> {
  try {
    localStorage.setItem(PROBE, PROBE);
    localStorage.removeItem(PROBE);
  } catch {
    await openDatabase();
  }
}

function openDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(PROBE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      indexedDB.deleteDatabase(PROBE);
      resolve();
    };
  });
}
