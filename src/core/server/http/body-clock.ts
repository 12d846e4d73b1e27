import { answerBrokenConnection } from './answer-errors.ts';
import type { HttpServer } from './http-server.ts';

/** Milliseconds in which a body must arrive, unless its call has its own limit. */
const BODY_MS = 60_000;

/** Answers 408 on the bare connection and ends it when a body does not arrive in time. Node has only one limit for all calls. */
export function limitBodyTime(app: HttpServer, milliseconds = BODY_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && routeOptions.config?.timesItsBody !== true) {
      const timer = setTimeout(() => {
        if (raw.complete || raw.readableEnded) return;
        answerBrokenConnection(Object.assign(new Error('The body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket);
      }, milliseconds).unref();
      const stop = (): void => clearTimeout(timer);
      // The timer keeps the request, and with it a body of up to a megabyte. A simulated request has no end of its connection.
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
