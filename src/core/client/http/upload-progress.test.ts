import { ofetch } from 'ofetch';
import { uploading } from './upload-progress.ts';

/** Records the calls to the browser's request object. The test sets the responses. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  readonly sent: unknown[] = [];
  withCredentials = false;
  status = 200;
  statusText = 'OK';
  responseText = '{}';
  responseHeaders = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;

  constructor() {
    FakeRequest.last = this;
  }
  open(...args: unknown[]): void {
    this.sent.push(args);
  }
  setRequestHeader(...args: unknown[]): void {
    this.sent.push(args);
  }
  send(body: unknown): void {
    this.sent.push(body);
  }
  abort(): void {
    this.onabort();
  }
  getAllResponseHeaders(): string {
    return this.responseHeaders;
  }
}

const browser = globalThis.XMLHttpRequest;
const shares: number[] = [];

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  shares.length = 0;
});
afterEach(() => Object.assign(globalThis, { XMLHttpRequest: browser }));

/** Begins an upload, lets the browser act, and returns the result. */
async function upload(options: object, act: (request: FakeRequest) => void): Promise<unknown> {
  const call = uploading(ofetch, (share) => shares.push(share)).raw('/api/files', { retry: 0, responseType: 'text', ...options });
  const outcome = call.catch((error: unknown) => error);
  await new Promise(process.nextTick);
  act(FakeRequest.last);
  return outcome;
}

const answer = (request: FakeRequest): void => request.onload();

test('an upload without a method is a GET and sends its headers and its body', async () => {
  await upload({ headers: { 'x-name': 'ada' } }, answer);
  expect(FakeRequest.last.sent).toEqual(
    expect.arrayContaining([
      ['GET', '/api/files'],
      ['x-name', 'ada'],
    ]),
  );
  await upload({ method: 'PUT', body: 'text' }, answer);
  expect(FakeRequest.last.sent[0]).toEqual(['PUT', '/api/files']);
  expect(FakeRequest.last.sent.at(-1)).toBe('text');
});

test.each([
  ['include', true],
  ['omit', false],
  [undefined, false],
])('credentials %s are sent to another site: %p', async (credentials, expected) => {
  await upload(credentials === undefined ? {} : { credentials }, answer);
  expect(FakeRequest.last.withCredentials).toBe(expected);
});

test('the sent share is reported if the browser knows it, and the end is always reported', async () => {
  await upload({}, (request) => {
    request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
    request.upload.onload?.();
    answer(request);
  });
  expect(shares).toEqual([0.25, 1]);
});

test('the response has all received headers', async () => {
  const reply = await upload({}, (request) => {
    request.responseHeaders = 'x-note: one: two\r\nx-empty: \r\ncontent-type: text/plain\r\n';
    answer(request);
  });
  expect(reply).toMatchObject({ status: 200, statusText: 'OK', _data: '{}' });
  expect(Object.fromEntries((reply as Response).headers)).toEqual({ 'x-note': 'one: two', 'x-empty': '', 'content-type': 'text/plain' });
});

test.each([204, 205, 304])('the status %d has no body', async (status) => {
  const reply = await upload({}, (request) => {
    Object.assign(request, { status, responseText: '' });
    answer(request);
  });
  expect(reply).toMatchObject({ status, body: null });
});

test('an upload without a response fails, even if the caller cannot abort it', async () => {
  expect(await upload({}, (request) => request.onerror())).toMatchObject({
    cause: { name: 'TypeError', message: 'The server did not respond.' },
  });
  expect(await upload({}, (request) => request.abort())).toBeInstanceOf(Error);
});

test('an aborted upload ends with the reason of its caller', async () => {
  const controller = new AbortController();
  const reason = new DOMException('given up', 'AbortError');
  const outcome = await upload({ signal: controller.signal }, () => controller.abort(reason));
  expect(outcome).toMatchObject({ cause: reason });
});

test('an upload that was aborted before it began sends nothing', async () => {
  await upload({ signal: AbortSignal.abort(), body: 'text', method: 'POST' }, () => undefined);
  expect(FakeRequest.last.sent).not.toContain('text');
});
