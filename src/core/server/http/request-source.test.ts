import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { RequestSource } from './request-source.ts';

const direct = { host: '127.0.0.1', publicUrl: undefined };
const proxied = { host: '127.0.0.1', publicUrl: 'https://jobs.example.org' };

const request = (headers: IncomingHttpHeaders) =>
  ({ headers, socket: { remoteAddress: '10.0.0.7', localAddress: '10.0.0.1' } }) as unknown as IncomingMessage;

describe('The address of a request source', () => {
  test('is that of the connection, whatever a header says, when there is no proxy', () => {
    expect(new RequestSource(request({ 'x-forwarded-for': '203.0.113.5' }), direct).address).toBe('10.0.0.7');
  });

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['198.51.100.1, 203.0.113.5', '203.0.113.5'],
    [undefined, '10.0.0.7'],
    ['', '10.0.0.7'],
    ['198.51.100.1, ', '10.0.0.7'],
    ['203.0.113.5:5678', '203.0.113.5'],
    ['198.51.100.1, 203.0.113.5:80', '203.0.113.5'],
    ['::1', '::1'],
    ['[::1]', '::1'],
    ['[::1]:443', '::1'],
    ['[2001:DB8::5]:65535', '2001:DB8::5'],
    ['::ffff:203.0.113.5', '::ffff:203.0.113.5'],
    ['203.0.113.5:', '10.0.0.7'],
    ['203.0.113.5:123456', '10.0.0.7'],
    ['203.0.113.5:80:90', '10.0.0.7'],
    ['203.0.113.256', '10.0.0.7'],
    ['203.0.113', '10.0.0.7'],
    ['[203.0.113.5]', '10.0.0.7'],
    ['[::1', '10.0.0.7'],
    ['unknown', '10.0.0.7'],
    ['_hidden', '10.0.0.7'],
    ['203.0.113.5 5678', '10.0.0.7'],
  ])('behind a proxy that forwards %j it is %s', (forwarded, address) => {
    expect(new RequestSource(request({ 'x-forwarded-for': forwarded }), proxied).address).toBe(address);
  });

  test('behind a proxy that adds its own header it is the last header', () => {
    // Node joins repeated headers, but the type also allows a list.
    const twice = { ...request({}), headers: { 'x-forwarded-for': ['198.51.100.1', '203.0.113.5'] } } as unknown as IncomingMessage;
    expect(new RequestSource(twice, proxied).address).toBe('203.0.113.5');
  });

  test('is empty after the connection is gone', () => {
    const gone = { headers: {}, socket: {} } as unknown as IncomingMessage;
    expect([new RequestSource(gone, direct).address, new RequestSource(gone, proxied).address]).toEqual(['', '']);
  });
});

test.each([
  [{ host: 'localhost:3000' }, true],
  [{ host: 'jobs.example.org', origin: 'https://jobs.example.org' }, true],
  [{ host: 'elsewhere.example' }, false],
  [{ host: 'jobs.example.org', origin: 'https://elsewhere.example' }, false],
  [{}, false],
])('with %j the request comes from a page of this server: %p', (headers, ours) => {
  expect(new RequestSource(request(headers), proxied).isOurPage).toBe(ours);
});
