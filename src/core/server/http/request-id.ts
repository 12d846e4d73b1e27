import { randomUUIDv7 } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '../config/server-config.ts';

const SANE = /^[A-Za-z0-9._-]{8,128}$/;

/**
 * The id of a request: behind a proxy (`PUBLIC_URL` is set) the id from it if it is harmless in a log and a header, otherwise a new UUIDv7.
 * Without a proxy the header is what a client invented.
 */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>, { publicUrl }: Pick<ServerConfig, 'publicUrl'>): string {
  const given = publicUrl === undefined ? undefined : request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUIDv7();
}
