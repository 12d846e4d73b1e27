import { START_COOKIE, TOKEN_COOKIE } from '#core/contract/constants.ts';
import type { HttpRequest } from '../http/http-server.ts';
import type { PageAddress } from './page-address.ts';

const SESSION = new RegExp(`(?:^|;\\s*)${TOKEN_COOKIE.name}=[^;]`);
const HINT = new RegExp(`(?:^|;\\s*)${START_COOKIE.name}=([a-z]{1,20})\\.([a-z]{2,3})(?:;|$)`);

/**
 * The header `Server-Timing` by which the inline script of index.html learns which files of the page to load before the client asks for
 * them, and which frame to show meanwhile. They are chosen by what the browser remembers of the user's last start. `undefined` for a
 * visitor, and for a page that a user of this role may not open. A wrong or forged memory costs bytes of public files and decides nothing.
 *
 * A header `Link` would start all files at once, and the scripts that start the client would come last.
 */
export function earlyFiles({ layout = 'none', roles, files = [], texts = {} }: PageAddress, { headers }: HttpRequest): string | undefined {
  const cookies = headers.cookie ?? '';
  const [, role = '', language = ''] = HINT.exec(cookies) ?? [];
  if (role === '' || !SESSION.test(cookies) || (roles !== undefined && !roles.includes(role))) return undefined;
  const spoken = Object.hasOwn(texts, language) ? (texts[language] ?? []) : [];
  const early = [...new Set([...files, ...spoken])];
  return early.length === 0 ? undefined : `early;desc="${early.join(' ')}", layout;desc="${layout}"`;
}
