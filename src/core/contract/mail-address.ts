// Browsers and Node both have it. Contracts have the types of neither.
declare const URL: { readonly canParse: (address: string) => boolean; new (address: string): { readonly hostname: string } };

/** Octets of an address, and of the part before `@` (RFC 5321). Characters are counted, which are never more. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;

// What RFC 5322 allows outside of quotes, and letters and digits of every script (RFC 6531). Telephone companies have issued addresses with
// several points in a row, and with one before the `@`.
const LOCAL = /^(?!\.)[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

// Checked before the parser sees it, so that no port, path or user name is read.
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

// A domain with a top-level domain, as the parser writes it.
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u2060\uFEFF]/g;

/**
 * Reads an address of mail that a user typed: the form in which it is stored, compared and given to the identity provider. The domain is
 * in lower case and in ASCII, because some browsers convert it and others do not. Spaces around, full-width signs and invisible characters are
 * forgiven. Reading it again changes nothing.
 *
 * @returns `undefined` for a text that is no address
 */
export function readMailAddress(typed: string): string | undefined {
  if (typed.length > 4 * LONGEST) return undefined;
  const text = halfWidth(typed.replace(INVISIBLE, '')).trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const [local, typedDomain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1).replace(/[\u3002\uFF61]/g, '.')];
  if (local.length > LONGEST_LOCAL || !LOCAL.test(local) || !TYPED_DOMAIN.test(typedDomain)) return undefined;
  const domain = asciiDomain(typedDomain);
  const address = `${local}@${domain}`;
  return domain !== undefined && address.length <= LONGEST ? address : undefined;
}

function halfWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

// The URL standard converts an international name to its ASCII form.
function asciiDomain(domain: string): string | undefined {
  const address = `https://${domain}/`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return DOMAIN.test(host) ? host : undefined;
}

/** The address of a link that begins a mail. Signs that mean something in it are encoded. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}
