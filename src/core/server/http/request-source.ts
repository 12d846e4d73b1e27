import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { ServerConfig } from '../config/server-config.ts';

/** Where a request comes from, by its connection and its headers. */
export class RequestSource {
  readonly #request: IncomingMessage;
  readonly #config: Pick<ServerConfig, 'host' | 'publicUrl'>;

  constructor(request: IncomingMessage, config: Pick<ServerConfig, 'host' | 'publicUrl'>) {
    this.#request = request;
    this.#config = config;
  }

  /**
   * The IP address. Use it for counting only. Behind a proxy (`PUBLIC_URL` is set) it is the address that the proxy saw: the last entry of
   * `X-Forwarded-For`, because the client may have invented the entries before it. Some proxies add the port, which a sender changes with
   * every connection. An entry that is no address counts for nothing.
   */
  get address(): string {
    const connected = this.#request.socket.remoteAddress ?? '';
    if (this.#config.publicUrl === undefined) return connected;
    const forwarded = [this.#request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1) ?? '';
    return addressIn(forwarded.trim()) ?? connected;
  }

  /**
   * Whether a page of this server sent the request, by `Host` and `Origin`. Another site may have a host name that leads to this server.
   */
  get isOurPage(): boolean {
    return comesFromOurPages(this.#request, ownHosts(this.#config));
  }
}

/** The address of an entry of `X-Forwarded-For`: `203.0.113.5`, `203.0.113.5:5678`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:443`. */
function addressIn(entry: string): string | undefined {
  const [, v4, v6] = /^(?:([\d.]+)|\[([\da-fA-F:.]+)\])(?::\d{1,5})?$/.exec(entry) ?? [];
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined;
  const bare = v6 ?? entry;
  return isIPv6(bare) ? bare : undefined;
}

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
