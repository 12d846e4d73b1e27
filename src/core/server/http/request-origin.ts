import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '../config/server-config.ts';

/** Host names under which browsers reach the server, besides the loopback names. */
export function ownHosts({ host, publicUrl }: Pick<ServerConfig, 'host' | 'publicUrl'>): string[] {
  return publicUrl === undefined ? [host] : [host, new URL(publicUrl).hostname];
}

/**
 * Whether a request comes from the server's own pages, by its headers. The Host must be a loopback name, the address of the connection, or
 * one of `hosts`. Otherwise another site could reach the server under a host name that points to it. An Origin must equal that of the Host.
 */
export function comesFromOurPages(request: IncomingMessage, hosts: readonly string[]): boolean {
  const { host, origin } = request.headers;
  const name = host === undefined ? undefined : hostname(host);
  if (host === undefined || name === undefined) return false;
  if (!isLoopbackName(name) && name !== request.socket.localAddress && !hosts.includes(name)) return false;
  if (origin === undefined) return true;
  // Compares the texts as the browser wrote them. Parsing would drop a port that is the default of one scheme and not of the other.
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '').toLowerCase() === host.toLowerCase();
}

function hostname(host: string): string | undefined {
  const [, name, ipv6] = /^(?:([\w.-]+)|\[([\da-f:.]+)\])(?::\d{1,5})?$/i.exec(host) ?? [];
  return (name ?? ipv6)?.toLowerCase();
}

function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}
