import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '../config/server-config.ts';

/** Host names, beside the loopback ones, under which browsers reach us. */
export function ownHosts({ host, publicUrl }: Pick<ServerConfig, 'host' | 'publicUrl'>): string[] {
  return publicUrl === undefined ? [host] : [host, new URL(publicUrl).hostname];
}

/**
 * Whether a request comes from a page of our own, as far as its headers tell. The Host must be a loopback name, the
 * address that was connected to, or one of `hosts`, or else a page elsewhere could reach us under a name of its own that
 * it makes point to us; an Origin must be that of the Host.
 */
export function comesFromOurPages(request: IncomingMessage, hosts: readonly string[]): boolean {
  const { host, origin } = request.headers;
  const name = host === undefined ? undefined : hostname(host);
  if (host === undefined || name === undefined) return false;
  if (!isLoopbackName(name) && name !== request.socket.localAddress && !hosts.includes(name)) return false;
  if (origin === undefined) return true;
  // Compared as the browser wrote both: parsing would drop a port that is usual with one scheme and not with the other.
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '').toLowerCase() === host.toLowerCase();
}

function hostname(host: string): string | undefined {
  const [, name, ipv6] = /^(?:([\w.-]+)|\[([\da-f:.]+)\])(?::\d{1,5})?$/i.exec(host) ?? [];
  return (name ?? ipv6)?.toLowerCase();
}

function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}
