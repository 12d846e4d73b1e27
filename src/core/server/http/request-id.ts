import { randomUUIDv7 } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SANE = /^[A-Za-z0-9._-]{8,128}$/;

/** The id of a request: the id from the proxy if it is harmless in a log and a header, otherwise a new UUIDv7. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUIDv7();
}
