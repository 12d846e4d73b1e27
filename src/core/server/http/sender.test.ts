import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Sender } from './sender.ts';

const direct = { host: '127.0.0.1', publicUrl: undefined };
const proxied = { host: '127.0.0.1', publicUrl: 'https://jobs.example.org' };

const request = (headers: IncomingHttpHeaders) =>
  ({ headers, socket: { remoteAddress: '10.0.0.7', localAddress: '10.0.0.1' } }) as unknown as IncomingMessage;

describe('The address of a sender', () => {
  test('is that of the connection, whatever a header says, where no proxy stands before the server', () => {
    expect(new Sender(request({ 'x-forwarded-for': '203.0.113.5' }), direct).address).toBe('10.0.0.7');
  });

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['198.51.100.1, 203.0.113.5', '203.0.113.5'],
    [undefined, '10.0.0.7'],
    ['', '10.0.0.7'],
  ])('behind a proxy that forwards %j it is %s', (forwarded, address) => {
    expect(new Sender(request({ 'x-forwarded-for': forwarded }), proxied).address).toBe(address);
  });
});

test.each([
  [{ host: 'localhost:3000' }, true],
  [{ host: 'jobs.example.org', origin: 'https://jobs.example.org' }, true],
  [{ host: 'elsewhere.example' }, false],
  [{ host: 'jobs.example.org', origin: 'https://elsewhere.example' }, false],
  [{}, false],
])('with %j a page of our own asks: %p', (headers, ours) => {
  expect(new Sender(request(headers), proxied).isOurPage).toBe(ours);
});
