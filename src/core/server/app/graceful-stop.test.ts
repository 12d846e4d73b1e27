import { Agent, type IncomingMessage, request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { KNOWN_NOTE, noteServerPlugin } from '#core/testing/note-server-plugin.ts';
import { serverWith } from '#core/testing/server-kit.ts';
import { listen } from './listen.ts';

/** Resolves with the response and its body. Rejects when the connection fails. */
function get(url: string, agent: Agent): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer: IncomingMessage) => {
      let body = '';
      answer.on('data', (chunk) => (body += chunk));
      answer.once('end', () => resolve({ status: answer.statusCode, body }));
    })
      .once('error', reject)
      .end();
  });
}

test('a running request is answered before the server stops, and no open connection delays the stop', async () => {
  const arrived = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const slow = noteServerPlugin(async () => {
    arrived.resolve();
    await mayGoOn.promise;
  });
  const { app } = await serverWith([slow]);
  const address = await listen(app, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  expect((await get(`${address}/healthz`, agent)).status).toBe(200);

  const inFlight = get(`${address}/api/notes/${KNOWN_NOTE}`, agent);
  await arrived.promise;
  const closing = app.close();
  while (app.server.listening) await setImmediate();
  await expect(get(`${address}/healthz`, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  mayGoOn.resolve();

  expect(await inFlight).toMatchObject({ status: 200, body: expect.stringContaining('Hello') });
  await closing;
  agent.destroy();
});
