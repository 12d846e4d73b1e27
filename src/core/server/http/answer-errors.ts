import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { coreErrors } from '#core/contract/errors.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { isRefusedValue } from './database-failure.ts';
import { type ErrorCatalogue, errorAnswer } from './error-answer.ts';
import type { HttpReply, HttpServer } from './http-server.ts';

/** Answers every error that is thrown while serving a request in the one error shape. Logs the server's own faults in full. */
export function answerErrors(app: HttpServer, catalogue: ErrorCatalogue): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = errorAnswer(error, catalogue);
    if (status === 503) {
      request.log.warn({ err: error }, 'request failed, because a part of the server is unavailable');
      reply.header('retry-after', '1');
    } else if (status >= 500 && !isRefusal(error)) request.log.error({ err: error }, 'request failed');
    if (isRefusedValue(error)) request.log.warn({ err: error }, 'the database refused a value that the contract accepts');
    if (body.retryAfter !== undefined) reply.header('retry-after', String(body.retryAfter));
    for (const name of OF_THE_CONTENT) reply.removeHeader(name);
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

/** Whether the server did what it should: there is no room for what the user sent. Where a part of the server failed, the fault has a cause. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiFault && error.cause === undefined;
}

// Headers of a file response that the handler had set before it failed.
const OF_THE_CONTENT = ['content-disposition', 'content-length', 'etag', 'accept-ranges'];

/** Answers a request whose address Fastify cannot parse. */
export function answerUnreadable(error: unknown, reply: Pick<HttpReply, 'code' | 'send'>, catalogue: ErrorCatalogue): void {
  const { status, body } = errorAnswer(error, catalogue);
  reply.code(status).send(body);
}

const ENDING_MS = 1_000;

/** Answers bytes that are not an HTTP request, on the bare connection. */
export function answerBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify({ code: 'bad-request', message: coreErrors['bad-request'].message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Drops what the sender still sends, and closes the connection even if the sender does not end it.
  socket.resume();
  setTimeout(() => socket.destroy(), ENDING_MS).unref();
}
