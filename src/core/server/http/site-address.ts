import type { ServerConfig } from '../config/server-config.ts';

/** The origin of this site in absolute addresses. It never comes from a request, because a sender can write any `Host`. */
export class SiteAddress {
  readonly #publicUrl: string | undefined;
  #local: string;

  constructor({ publicUrl, host, port }: Pick<ServerConfig, 'publicUrl' | 'host' | 'port'>) {
    this.#publicUrl = publicUrl;
    this.#local = localOrigin(host, port);
  }

  /** `PUBLIC_URL`, or else where the server listens: `https://jobs.example.org`. */
  get origin(): string {
    return this.#publicUrl ?? this.#local;
  }

  /** Says where the server listens. The port of the configuration may be 0. */
  listensAt(origin: string): void {
    this.#local = origin;
  }
}

/** The address of the server for browsers on this machine. */
export function localOrigin(host: string, port: number): string {
  return `http://${EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
