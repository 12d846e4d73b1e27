import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import Cookies from 'js-cookie';
import { makeAutoObservable } from 'mobx';
import { TOKEN_COOKIE } from '#core/contract/constants.ts';

// The specification asks for a fixed secret in the client (section 3). It is public, because everyone can read the client's code.
const EMBEDDED_SECRET = 'trellis-session-cookie';

// The format of the provider's tokens: JSON, JSON and a signature, which is empty in the provider's emulator.
const TOKEN = /^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*$/;

/**
 * The bearer token: kept in memory, mirrored encrypted in the cookie `token` for 7 days (specification sections 3 and 4).
 *
 * The encryption only hides the token from a casual look. It is no protection, because its secret is part of the public client.
 * The server trusts only the signature inside the token, which is valid for an hour.
 */
export class TokenService {
  token: string | null = readCookie();
  /** The token that the API refused last. It tells a late answer to an old token from a refusal of the new one. */
  refused: string | null = null;
  /** Whether the session ended because the API refused a newly issued token; reset at the next sign-in. */
  isSessionRefused = false;

  constructor() {
    makeAutoObservable(this, { refused: false }, { autoBind: true });
  }

  /** Stores whether the API's refusal ended the session. The sign-in page shows it. */
  noteRefusal(isRefused: boolean): void {
    this.isSessionRefused = isRefused;
  }

  /** Whether the user counts as authenticated. */
  get isAuthenticated(): boolean {
    return this.token !== null;
  }

  /** Whether the token has not expired, by its own `exp` and the clock of this device. The server decides whether it is valid. */
  isCurrent(): boolean {
    return this.token !== null && expiryOf(this.token) > Date.now();
  }

  /** Reads the token from the cookie again: another tab may have changed it. */
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

/** The token in the cookie. A cookie that does not decrypt to a token is ignored and removed. */
function readCookie(): string | null {
  // Checks `document.cookie` directly: the library does not report a cookie that it cannot decode.
  if (!document.cookie.includes(`${TOKEN_COOKIE.name}=`)) return null;
  const token = decrypted(Cookies.get(TOKEN_COOKIE.name) ?? '');
  if (TOKEN.test(token)) return token;
  removeCookie();
  return null;
}

/** Milliseconds since 1970; NaN if the token does not have it. */
function expiryOf(token: string): number {
  try {
    // base64url (RFC 4648, section 5), which `atob` does not read.
    const claims = atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '');
    return (JSON.parse(claims) as { readonly exp: number }).exp * 1000;
  } catch {
    return Number.NaN;
  }
}

function decrypted(cookie: string): string {
  try {
    return AES.decrypt(cookie, EMBEDDED_SECRET).toString(Utf8);
  } catch {
    // The bytes are not valid text: the cookie is foreign or truncated.
    return '';
  }
}

function removeCookie(): void {
  Cookies.remove(TOKEN_COOKIE.name, { path: TOKEN_COOKIE.path });
}
