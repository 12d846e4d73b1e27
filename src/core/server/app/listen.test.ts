import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fastify } from 'fastify';
import type { HttpServer } from '../http/http-server.ts';
import { listen } from './listen.ts';

const newApp = () => fastify() as unknown as HttpServer;

test('a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(listen(newApp(), { host: '127.0.0.1', port })).rejects.toMatchObject({
    name: 'StartupError',
    message: `Port ${port} on 127.0.0.1 is in use by another program. Stop that program, or choose another port with the environment variable PORT.`,
  });
  other.close();
});

test('an address that this machine does not have is reported in one sentence', async () => {
  await expect(listen(newApp(), { host: '203.0.113.7', port: 0 })).rejects.toMatchObject({
    name: 'StartupError',
    message: 'This machine has no address 203.0.113.7. Correct the environment variable HOST.',
  });
});

test.each([
  ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['0.0.0.0', /^http:\/\/localhost:\d+$/],
])('a server that listens on %s is reachable for browsers on this machine at the returned address', async (host, address) => {
  const app = newApp();
  expect(await listen(app, { host, port: 0 })).toMatch(address);
  await app.close();
});
