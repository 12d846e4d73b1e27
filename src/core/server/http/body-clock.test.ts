import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { createLogger } from '../observability/logger.ts';
import { limitBodyTime } from './body-clock.ts';
import type { HttpServer } from './http-server.ts';

let app: HttpServer;
beforeAll(async () => {
  app = fastify({ loggerInstance: createLogger('silent') });
  limitBodyTime(app, 50);
  app.post('/', async () => 'taken');
  app.post('/own', { config: { timesItsBody: true } }, async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Returns what the server sends until it ends the connection. Sends `rest` after the first answer or after `after` milliseconds. */
function answerTo(path: string, rest?: { readonly after: number; readonly text: string }): Promise<string> {
  return new Promise((resolve) => {
    const { port } = app.server.address() as AddressInfo;
    const head = [`POST ${path} HTTP/1.1`, 'host: localhost', 'connection: close', 'content-type: application/json', 'content-length: 2'];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n{`));
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    if (rest !== undefined) setTimeout(() => socket.write(rest.text), rest.after);
  });
}

test('a body that does not arrive in time is answered 408, and the connection ends', async () => {
  expect(await answerTo('/')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a call that times its own body has no general limit', async () => {
  expect(await answerTo('/own', { after: 200, text: '}' })).toMatch(/^HTTP\/1\.1 200 /);
});

test('a body that arrives at once is accepted', async () => {
  expect((await app.inject({ method: 'POST', url: '/', payload: {} })).body).toBe('taken');
});

test('the time of a body ends with it, so that no request is kept for longer', async () => {
  const stopped = jest.spyOn(globalThis, 'clearTimeout');
  const started = jest.spyOn(globalThis, 'setTimeout');
  await app.inject({ method: 'POST', url: '/', payload: { text: 'a' } });
  const timer = started.mock.results.at(started.mock.calls.findIndex(([, after]) => after === 50))?.value;
  expect(timer).toBeDefined();
  expect(stopped).toHaveBeenCalledWith(timer);
});
