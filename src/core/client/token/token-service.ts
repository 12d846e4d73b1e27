import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import Cookies from 'js-cookie';
import { makeAutoObservable } from 'mobx';
import { TOKEN_COOKIE } from '#core/contract/constants.ts';

// The specification asks for a fixed secret in the client (section 3). Anybody can read it here.
const EMBEDDED_SECRET = 'trellis-session-cookie';

// As the provider makes them: JSON, JSON and a signature, which its emulator leaves empty.
const TOKEN = /^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*$/;

/**
 * The bearer token: kept in memory, mirrored encrypted in the cookie `token` for 7 days (specification sections 3 and 4).
 *
 * The encryption hides the token from a casual look and is no protection: its secret is part of the public client. The server
 * trusts only the signature inside the token, which lives for an hour.
 */
export class TokenService {
  token: string | null = readCookie();
  /** The token that the API refused last, so that a late answer to an old one is not taken for a refusal of the new one. */
  refused: string | null = null;
  /** Whether the session ended because the API refused even a token that the provider had just issued; until the next sign-in. */
  isSessionRefused = false;

  constructor() {
    makeAutoObservable(this, { refused: false }, { autoBind: true });
  }

  /** Notes whether the API's refusal ended the session; the sign-in page says so. */
  noteRefusal(isRefused: boolean): void {
    this.isSessionRefused = isRefused;
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
    this.isSessionRefused = false;
    Cookies.set(TOKEN_COOKIE.name, AES.encrypt(token, EMBEDDED_SECRET).toString(), {
      expires: TOKEN_COOKIE.days,
      path: TOKEN_COOKIE.path,
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    });
  }

  clearToken(): void {
    this.token = null;
    removeCookie();
  }
}

/** The token in the cookie. A cookie that does not decrypt to one counts as none and is removed. */
function readCookie(): string | null {
  // Asked of the browser itself: the library keeps quiet about a cookie that it cannot decode.
  if (!document.cookie.includes(`${TOKEN_COOKIE.name}=`)) return null;
  const token = decrypted(Cookies.get(TOKEN_COOKIE.name) ?? '');
  if (TOKEN.test(token)) return token;
  removeCookie();
  return null;
}

function decrypted(cookie: string): string {
  try {
    return AES.decrypt(cookie, EMBEDDED_SECRET).toString(Utf8);
  } catch {
    // Bytes that are no text: the cookie is not ours, or was cut off.
    return '';
  }
}

function removeCookie(): void {
  Cookies.remove(TOKEN_COOKIE.name, { path: TOKEN_COOKIE.path });
}
