import { API_PREFIX } from './http-server.ts';

const UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * The target of a request as a path with its query (RFC 9112, section 3.2.1). Headers, limits and the identity gateway depend on it, so one
 * address must have one form. An absolute target loses its scheme and host, and needlessly encoded characters are decoded (RFC 3986,
 * section 6.2.2.2). Outside the API, a path that cannot be decoded is taken literally, so the router treats it like any unknown page.
 */
export function originForm(target: string): string {
  const relative = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(?=([/?#]?))/i, (_whole, next: string) => (next === '/' ? '' : '/'));
  const end = relative.search(/[?#]/);
  const path = (end === -1 ? relative : relative.slice(0, end)).replace(UNRESERVED, decodeURIComponent);
  const rest = end === -1 ? '' : relative.slice(end);
  const isLiteral = !isDecodable(path) && !path.startsWith(`${API_PREFIX}/`);
  return (isLiteral ? path.replaceAll('%', '%25') : path) + rest;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The path of an address, still encoded, without query and fragment. */
export function pathOf(url: string): string {
  const end = url.search(/[?#;]/);
  return end === -1 ? url : url.slice(0, end);
}
