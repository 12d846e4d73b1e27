import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { testServer } from '#core/testing/server-kit.ts';
import { KNOWN_SHELF, putOnShelf, shelfServerPlugin } from '#core/testing/shelf-server-plugin.ts';

const api = testServer([
  shelfServerPlugin({
    put: (path) => {
      seen.push(path);
      return put(path);
    },
  }),
]);
let put: (path: string) => Promise<void>;
const seen: string[] = [];
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  put = async () => undefined;
});
/** Names of the files in the upload folder. */
const left = (): string[] => (existsSync(join(api.dataDir, 'uploads')) ? readdirSync(join(api.dataDir, 'uploads')) : []);
afterEach(async () => {
  // The server notices a closed connection a few turns later.
  await until(() => left().length === 0);
});

/** Waits until `holds` returns true. Otherwise the time limit of the test fails it. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const file = { name: 'one.txt', content: 'The first file.' };
const params = { id: KNOWN_SHELF };

test('a visitor is answered 401 and a role without the ability 403', async () => {
  expect(await api.as('visitor').status(putOnShelf, { params, file })).toBe(401);
  expect(await api.as('employer').status(putOnShelf, { params, file })).toBe(403);
});

test('parameters of the wrong form answer 404, as does an object that is not there', async () => {
  expect(await api.as('candidate').status(putOnShelf, { params: { id: 'seven' }, file })).toBe(404);
  expect(await api.as('candidate').status(putOnShelf, { params: { id: '01890a5d-ac96-774b-bcce-b302099a8058' }, file })).toBe(404);
});

test('a wrong query and an invalid name answer 422 with an issue for each', async () => {
  const refusal = await api.as('candidate').refusal(putOnShelf, { params, query: { loud: 'maybe' }, file: { ...file, name: '../' } });
  expect(refusal).toMatchObject({
    status: 422,
    issues: [
      { path: 'loud', code: 'not-offered' },
      { path: 'x-file-name', code: 'not-file-name', message: 'This file needs another name.' },
    ],
  });
});

test('a body that is not a file answers 415', async () => {
  expect(await api.as('candidate').status(putOnShelf, { params, body: {} })).toBe(422);
  const headers = { ...(await api.as('candidate').headers()), 'x-file-name': 'a', 'content-type': 'application/json' };
  const answer = await api.app.inject({ method: 'POST', url: `/api/shelves/${KNOWN_SHELF}/files`, headers, payload: '{}' });
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'file-expected']);
});

test('the handler gets a file on the disk with its cleaned name, which is removed after the handler has answered', async () => {
  const answer = await api.as('candidate').call(
    // The test kit knows only the parts of JSON calls.
    putOnShelf as never,
    { params, query: { loud: 'yes' }, file: { ...file, name: '../cv\u202e.txt' } } as never,
  );
  expect(answer).toEqual({ status: 201, body: { name: 'CV.TXT', bytes: 15, start: 'The first file.' } });
  expect(seen.at(-1)).toMatch(/\/uploads\/[0-9a-f-]{36}$/);
});

test('a file is removed when its handler fails', async () => {
  put = async () => {
    throw new Error('no room');
  };
  expect((await api.as('candidate').failure(putOnShelf, { params, file })).cause).toMatchObject({ message: 'no room' });
});

/** Sends raw bytes on their own connection. Returns the response when it is complete, or when the test ends the connection. */
function rawAnswer(text: string, endWhen?: () => boolean): Promise<string> {
  return new Promise((resolve) => {
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      answer += part;
      // Each response here is short enough to arrive in one piece.
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    if (endWhen !== undefined) void until(endWhen).then(() => socket.destroy());
  });
}

const statusIn = (answer: string): string | undefined => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];

async function head(
  lines: readonly string[],
  address = `POST /api/shelves/${KNOWN_SHELF}/files`,
  as: 'candidate' | 'employer' = 'candidate',
) {
  const { authorization } = await api.as(as).headers();
  const all = [`${address} HTTP/1.1`, 'host: localhost', `authorization: ${authorization}`, 'x-file-name: a.txt', ...lines];
  return `${all.join('\r\n')}\r\n\r\n`;
}

const OCTETS = 'content-type: application/octet-stream';

describe('a body on the wire', () => {
  test('is refused by its length before any byte of it is sent', async () => {
    expect(statusIn(await rawAnswer(await head([OCTETS, 'content-length: 100001'])))).toBe('413');
    expect(statusIn(await rawAnswer(await head([OCTETS, 'content-length: 99999999999999'])))).toBe('413');
  });

  test('is refused by its sender before any byte of it is sent', async () => {
    expect(statusIn(await rawAnswer(await head([OCTETS, 'content-length: 10'], undefined, 'employer')))).toBe('403');
  });

  test('is refused without a length', async () => {
    expect(statusIn(await rawAnswer(`${await head([OCTETS, 'transfer-encoding: chunked'])}3\r\nabc\r\n`))).toBe('411');
    expect(statusIn(await rawAnswer(await head([OCTETS])))).toBe('411');
  });

  test.each([
    'content-length: ten',
    'content-length: -1',
    'content-length: 3\r\ncontent-length: 4',
    'content-length: 3\r\ntransfer-encoding: chunked',
  ])('is refused with %j', async (length) => {
    expect(statusIn(await rawAnswer(`${await head([OCTETS, length])}abc`))).toBe('400');
  });

  test('that is shorter than its length and stalls is refused after its time limit, and leaves no file', async () => {
    const text = await head([OCTETS, 'content-length: 10'], 'PUT /api/shelf-in-haste');
    const answer = await rawAnswer(`${text}abc`);
    expect(statusIn(answer)).toBe('408');
    expect(answer).toContain('"code":"too-slow"');
  });

  test('that breaks off leaves no file, and no handler is called', async () => {
    const before = seen.length;
    await rawAnswer(`${await head([OCTETS, 'content-length: 1000'])}abc`, () => left().length > 0);
    await until(() => left().length === 0);
    expect(seen.length).toBe(before);
  });

  test('that is longer than its length is refused, and no handler is called', async () => {
    const before = seen.length;
    expect(statusIn(await rawAnswer(`${await head([OCTETS, 'content-length: 3'])}abcdef`))).toBe('400');
    await until(() => left().length === 0);
    expect(seen.length).toBe(before);
  });

  test('that is empty is refused', async () => {
    const answer = await rawAnswer(await head([OCTETS, 'content-length: 0']));
    expect(statusIn(answer)).toBe('422');
    expect(answer).toContain('"code":"empty-file"');
  });
});

test('a sender of a far too large body can read why it was refused', async () => {
  const { port } = api.app.server.address() as AddressInfo;
  const headers = { ...(await api.as('candidate').headers()), 'content-type': 'application/octet-stream', 'x-file-name': 'a' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/shelf-in-haste`, { method: 'PUT', headers, body: new Uint8Array(3_000_000) });
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'payload-too-large' }]);
});
