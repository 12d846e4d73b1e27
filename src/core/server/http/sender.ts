import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '../config/server-config.ts';
import { comesFromOurPages, ownHosts } from './request-origin.ts';

/** Where a request comes from, as far as its connection and its headers tell. */
export class Sender {
  readonly #request: IncomingMessage;
  readonly #config: Pick<ServerConfig, 'host' | 'publicUrl'>;

  constructor(request: IncomingMessage, config: Pick<ServerConfig, 'host' | 'publicUrl'>) {
    this.#request = request;
    this.#config = config;
  }

  /**
   * The IP address, good for counting and for nothing else. Behind a proxy (`PUBLIC_URL` is set) the one that the proxy saw:
   * the last of `X-Forwarded-For`, since whatever stands before it the sender may have made up.
   */
  get address(): string {
    const connected = this.#request.socket.remoteAddress ?? '';
    if (this.#config.publicUrl === undefined) return connected;
    const forwarded = [this.#request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
    return forwarded || connected;
  }

  /** Whether a page of our own asks, by `Host` and `Origin`: a page elsewhere may have a name of its own that leads to us. */
  get isOurPage(): boolean {
    return comesFromOurPages(this.#request, ownHosts(this.#config));
  }
}
