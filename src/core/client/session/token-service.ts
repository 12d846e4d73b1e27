import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import Cookies from 'js-cookie';
import { makeAutoObservable } from 'mobx';
import { TOKEN_COOKIE } from '#core/contract/constants.ts';

// The specification asks for a fixed secret in the client (section 3). Anybody can read it here.
const EMBEDDED_SECRET = 'trellis-session-cookie';

/**
 * The bearer token: kept in memory, mirrored encrypted in the cookie `token` for 7 days (specification sections 3 and 4).
 *
 * The encryption is no protection: its secret is part of the public client. It keeps the token out of sight, nothing more.
 * What protects the session is that a token lives for an hour and that the server checks each one.
 */
export class TokenService {
  token: string | null = readCookie();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the user counts as authenticated. */
  get isAuthenticated(): boolean {
    return this.token !== null;
  }

  /** Takes the token from the cookie again: another tab may have changed it. */
  reload(): string | null {
    this.token = readCookie();
    return this.token;
  }

  setToken(token: string): void {
    this.token = token;
    Cookies.set(TOKEN_COOKIE.name, AES.encrypt(token, EMBEDDED_SECRET).toString(), {
      expires: TOKEN_COOKIE.days,
      path: TOKEN_COOKIE.path,
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    });
  }

  clearToken(): void {
    this.token = null;
    Cookies.remove(TOKEN_COOKIE.name, { path: TOKEN_COOKIE.path });
  }
}

function readCookie(): string | null {
  const cookie = Cookies.get(TOKEN_COOKIE.name);
  if (cookie === undefined) return null;
  try {
    return AES.decrypt(cookie, EMBEDDED_SECRET).toString(Utf8) || null;
  } catch {
    // Bytes that are no text: the cookie is not ours, or was cut off.
    return null;
  }
}
