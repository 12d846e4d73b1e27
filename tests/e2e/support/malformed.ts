import AES from 'crypto-js/aes.js';

const SECRET = 'trellis-session-cookie';
const TOKEN = `${'eyJhbGciOiJub25lIn0'}.${'eyJzdWIiOiJhbm4ifQ'}.`;
const RIGHT = AES.encrypt(TOKEN, SECRET).toString();

const sealed = (text: string, secret = SECRET): string => AES.encrypt(text, secret).toString();

const NO_CIPHER_TEXT = [
  '',
  ' ',
  '0',
  'null',
  'undefined',
  'true',
  'token',
  '{}',
  '{"token":"a.b.c"}',
  '[object Object]',
  'a.b.c',
  TOKEN,
  '%',
  '%%%',
  '%E0%A4%A',
  '%C3%28',
  '%00',
  '%FF%FE',
  '%F0%9F%8C%B1',
  '"quoted"',
  '"',
  '=',
  '====',
  'U2FsdGVkX1',
  'U2FsdGVkX18=',
  'U2FsdGVkX1%2B',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  'ß→🌱',
  'مرحبا',
  '\u202Etoken',
  'x'.repeat(4000),
  '%F0'.repeat(1300),
  'A'.repeat(1024),
];

const NO_TOKEN = [
  '',
  ' ',
  'pots',
  '{"sub":"ann"}',
  'a.b',
  'a.b.c',
  `${TOKEN}.`,
  `${TOKEN}\n`,
  'eyJ.eyJ.',
  '..',
  '🌱',
  'x'.repeat(2500),
].map((text) => sealed(text));

const DAMAGED = [
  RIGHT.slice(0, 20),
  RIGHT.slice(0, -3),
  RIGHT.slice(0, -10),
  RIGHT.slice(10),
  [...RIGHT].reverse().join(''),
  RIGHT.toLowerCase(),
  sealed(TOKEN, 'another secret'),
  sealed(sealed(TOKEN)),
];

/** Cookies that are not our tokens, each in a different way. None contains a semicolon, which would end the cookie. */
export const MALFORMED_COOKIES: readonly string[] = [...NO_CIPHER_TEXT, ...NO_TOKEN, ...DAMAGED];

/** A reply that breaks the API's schema. */
export interface MalformedAnswer {
  readonly name: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const JSON_TYPE = 'application/json';
const HTML = '<!doctype html><html><head><title>Wi-Fi</title></head><body><h1>Welcome to the hotel</h1><script>1</script></body></html>';

const of = (name: string, body: string, type = JSON_TYPE, status = 200): MalformedAnswer => ({ name, status, type, body });

/** Replies that break the API's schema, each in a different way. */
export const MALFORMED_ANSWERS: readonly MalformedAnswer[] = [
  of('no body', ''),
  of('204 in the place of a body', '', JSON_TYPE, 204),
  of('the page of a hotel', HTML, 'text/html'),
  of('HTML that says it is JSON', HTML),
  of('JSON that says it is a picture', '{"items":[],"nextCursor":null}', 'image/png'),
  of('truncated JSON', '{"items":[{"id":"018f0000-0000-7000-8000-00000000'),
  of('2 MB of letters', 'x'.repeat(2_000_000), 'text/plain'),
  of('2 MB of JSON', JSON.stringify({ items: 'x'.repeat(2_000_000) })),
  of('null', 'null'),
  of('a number', '42'),
  of('a list', '[]'),
  of('an empty object', '{}'),
  of('items that are null', '{"items":null,"nextCursor":7}'),
  of('items that are words', '{"items":"many"}'),
  of('an item that is null', '{"items":[null],"nextCursor":null}'),
  of('an item without anything', '{"items":[{}],"nextCursor":null}'),
  of('an error in HTML', '<html><body><h1>502 Bad Gateway</h1></body></html>', 'text/html', 502),
  of('an error of another shape', '{"code":7,"message":{"a":1},"issues":"x"}', JSON_TYPE, 422),
];
