import { isPlain } from './clean-text.ts';
import { RICH_TEXT_LIMITS } from './rich-text.ts';

// Browsers treat a backslash as a slash and skip white space inside a scheme. An address with such characters is rejected as a whole.
const UNSAFE = /[\s"<>\\`]/u;

const HOST = String.raw`[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.?`;

// A user name is rejected, because `https://bank.example@evil.test` leads to `evil.test`.
const WEB = new RegExp(String.raw`^https?://${HOST}(?::\d{1,5})?(?:[/?#]|$)`, 'iu');
const MAIL = new RegExp(String.raw`^mailto:[^@/?&=,;]+@${HOST}(?:\?|$)`, 'iu');

/** The address of a link in rich text, with its scheme in lower case. `undefined` unless it is a valid http, https or mailto address. */
export function richTextAddress(href: string): string | undefined {
  const address = href.trim();
  if (address.length > RICH_TEXT_LIMITS.address || !isPlain(address) || UNSAFE.test(address)) return undefined;
  if (!WEB.test(address) && !MAIL.test(address)) return undefined;
  return address.replace(/^[a-z]+/i, (scheme) => scheme.toLowerCase());
}

const BARE_MAIL = /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]+$/;
// A port is no scheme: `example.org:8080`.
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/**
 * The address that a user typed for a link. `https://` is added if the scheme is missing, and `mailto:` before an email address.
 * `undefined` unless it then is an address as {@link richTextAddress} accepts it.
 */
export function typedRichTextAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (SCHEME.test(address)) return richTextAddress(address);
  return richTextAddress(BARE_MAIL.test(address) ? `mailto:${address}` : `https://${address.replace(/^\/\//, '')}`);
}
