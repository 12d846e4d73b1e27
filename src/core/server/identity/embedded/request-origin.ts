import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of our own, as far as its headers tell. The Host must be one of `hosts` or a
 * loopback name, or else a page elsewhere could reach us under a name it resolves to us; an Origin must be that of the Host.
 */
export function comesFromOurPages(headers: IncomingHttpHeaders, hosts: readonly string[]): boolean {
  const { host, origin } = headers;
  const url = host === undefined ? null : URL.parse(`http://${host}`);
  if (url === null || url.host === '' || url.pathname !== '/' || url.username !== '' || url.search !== '') return false;
  if (!isLoopbackName(url.hostname) && !hosts.includes(url.hostname)) return false;
  if (origin === undefined) return true;
  // Compared as the browser wrote both, since `http` alone would drop a port 80 that belongs to `https`.
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '').toLowerCase() === host?.toLowerCase();
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
