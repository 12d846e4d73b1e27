import Cookies from 'js-cookie';
import type { Role } from '#core/contract/actor.ts';
import { START_COOKIE } from '#core/contract/constants.ts';

/** Lets the server send the files of pages for this role and language with the document at the next start. */
export function rememberStart(role: Role | null): void {
  const { name, days, path } = START_COOKIE;
  const secure = location.protocol === 'https:';
  Cookies.set(name, `${role ?? 'none'}.${document.documentElement.lang}`, { expires: days, path, sameSite: 'Lax', secure });
}

/** The next start is that of a visitor. */
export function forgetStart(): void {
  Cookies.remove(START_COOKIE.name, { path: START_COOKIE.path });
}
