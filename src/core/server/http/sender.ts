import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '../config/server-config.ts';
import { comesFromOurPages, ownHosts } from './request-origin.ts';

/** The origin of a request, from its connection and its headers. */
export class Sender {
  readonly #request: IncomingMessage;
  readonly #config: Pick<ServerConfig, 'host' | 'publicUrl'>;

  constructor(request: IncomingMessage, config: Pick<ServerConfig, 'host' | 'publicUrl'>) {
    this.#request = request;
    this.#config = config;
  }

  /**
   * The IP address. Use it for counting only. Behind a proxy (`PUBLIC_URL` is set) it is the address that the proxy saw: the last entry of
   * `X-Forwarded-For`, because the sender may have invented the entries before it.
   */
  get address(): string {
    const connected = this.#request.socket.remoteAddress ?? '';
    if (this.#config.publicUrl === undefined) return connected;
    const forwarded = [this.#request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
    return forwarded || connected;
  }

  /**
   * Whether a page of this server sent the request, by `Host` and `Origin`. Another site may have a host name that leads to this server.
   */
  get isOurPage(): boolean {
    return comesFromOurPages(this.#request, ownHosts(this.#config));
  }
}
